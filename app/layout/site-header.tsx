import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import type { TenantHeader } from "#app/domain/tenant.ts";
import { Drawer } from "#app/features/mega-menu/drawer.tsx";
import { MainMenu } from "#app/features/mega-menu/main-menu.tsx";
import { agentLoginUrl, dial } from "./links.ts";
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

function TopBar({ header, agentLogin }: { header: TenantHeader; agentLogin: string }) {
  return (
    <div className="top-bar">
      <div className="wrap top-bar-row">
        <ul role="list" className="top-bar-social">
          {header.social.map(({ network, title, url }) => (
            <li key={network + url}>
              <AppLink href={url} className="top-bar-link">
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
        <div className="top-bar-contact">
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
  return (
    <header className="site-header">
      <TopBar header={brand.header} agentLogin={agentLoginUrl(baseSiteUrl)} />
      <div className="wrap header-row">
        <AppLink href="/" className="header-logo">
          <img src={brand.logo} alt={brand.name} width={240} height={56} />
        </AppLink>
        <MainMenu items={menu} tiles={tiles} />
        <VisitorLinks />
        <Drawer items={menu} tiles={tiles}>
          <ContactLinks header={brand.header} className="button button-quiet" />
          <a href={agentLoginUrl(baseSiteUrl)} className="top-bar-link">
            Agent login
          </a>
        </Drawer>
      </div>
    </header>
  );
}
