import { AppLink } from "#app/components/app-link.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { dial } from "#app/domain/phone.ts";
import type { SocialLink, TenantHeader } from "#app/domain/tenant.ts";
import { Drawer } from "#app/features/mega-menu/drawer.tsx";
import { MainMenu } from "#app/features/mega-menu/main-menu.tsx";
import { useHeaderYield } from "./header-yield.ts";
import { agentLoginUrl } from "./links.ts";
import { PhoneHours } from "./phone-hours.tsx";
import { useSite } from "./site-data.ts";
import { VisitorLinks } from "./visitor-links.tsx";
import "./site-header.css";

function ContactLinks({ header, className }: { header: TenantHeader; className: string }) {
  return (
    <>
      {header.textUs === null ? null : (
        <a href={dial("sms", header.textUs)} className={className}>
          <Icon name="message" /> Text us
        </a>
      )}
      {header.phone === null ? null : (
        <a href={dial("tel", header.phone)} className={className}>
          <Icon name="phone" /> {header.phone}
        </a>
      )}
    </>
  );
}

const SOCIAL_ICONS: Readonly<Record<string, IconName>> = {
  instagram: "instagram",
  facebook: "facebook",
  youtube: "youtube",
  x: "x",
  twitter: "x",
  tiktok: "tiktok",
  linkedin: "linkedin",
  pinterest: "pinterest",
};

/** Icons with their names for those who do not see them. */
function SocialLinks({ links, className }: { links: readonly SocialLink[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul role="list" className={className} aria-label="Social media">
      {links.map(({ network, title, url }) => (
        <li key={network + url}>
          <AppLink href={url} className="social-link" title={title}>
            <Icon name={SOCIAL_ICONS[network] ?? "link"} />
            <span className="visually-hidden">{title}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function TopBar({ header, agentLogin }: { header: TenantHeader; agentLogin: string }) {
  return (
    <div className="top-bar">
      <div className="wrap top-bar-row">
        <SocialLinks links={header.social} className="top-bar-social" />
        <div className="top-bar-contact">
          <PhoneHours />
          <ContactLinks header={header} className="top-bar-link" />
          <a href={agentLogin} className="top-bar-link">
            Agent login
          </a>
        </div>
      </div>
    </div>
  );
}

export function SiteHeader() {
  const { brand, menu, tiles, baseSiteUrl } = useSite();
  const header = useHeaderYield();
  return (
    <header className="site-header" ref={header}>
      <TopBar header={brand.header} agentLogin={agentLoginUrl(baseSiteUrl)} />
      <div className="wrap header-row">
        <AppLink href="/" className="header-logo">
          <img src={brand.logo} alt={brand.name} width={240} height={56} />
        </AppLink>
        <MainMenu items={menu} tiles={tiles} />
        <VisitorLinks />
        <Drawer
          items={menu}
          tiles={tiles}
          contact={
            <>
              <ContactLinks header={brand.header} className="button button-quiet" />
              <PhoneHours />
            </>
          }
        >
          <a href={agentLoginUrl(baseSiteUrl)} className="top-bar-link">
            Agent login
          </a>
          <SocialLinks links={brand.header.social} className="drawer-social" />
        </Drawer>
      </div>
    </header>
  );
}
