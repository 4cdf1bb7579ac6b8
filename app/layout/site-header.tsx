import { useEffect, useRef } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { TopItem } from "#app/domain/tenant/menu-row.ts";
import { type ContactWays, clockName } from "#app/domain/tenant/tenant.ts";
import { Drawer } from "#app/features/mega-menu/drawer.tsx";
import { MainMenu, MenuButton } from "#app/features/mega-menu/main-menu.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import { useFrame, useHasScripts, useSite } from "./site-data.ts";
import { DrawerAccount, VisitorLinks } from "./visitor-links.tsx";

/** Shorter movements are ignored, so that the header does not flicker. */
const MIN_STEP_PX = 8;

/** Scrolled farther, most of the top bar is out of sight. */
const TOP_BAR_PX = 8;

/**
 * Hides the header while scrolling down, and shows it while scrolling up. Also says whether the page is scrolled at all. Sets
 * attributes instead of state, so that scrolling renders nothing; site-header.css keeps the header visible while it has the focus or an
 * open menu.
 */
function useHideOnScroll() {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      header.current?.toggleAttribute("data-scrolled", now > TOP_BAR_PX);
      if (Math.abs(now - last) < MIN_STEP_PX) return;
      const isHidden = now > last && now > (header.current?.offsetHeight ?? 0);
      header.current?.toggleAttribute("data-hidden", isHidden);
      last = now;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  return header;
}

const LONG_NAME_CHARS = 30;

/** Link to the home page. A tenant without a logo has its name there. */
function BrandLogo() {
  const { name, logoUrl } = useTenant();
  return (
    <AppLink href="/" className="header-logo">
      {logoUrl === null ? (
        <span className={name.length > LONG_NAME_CHARS ? "header-name header-name-long" : "header-name"}>{name}</span>
      ) : (
        <img src={logoUrl} alt={name} width={240} height={56} />
      )}
    </AppLink>
  );
}

function ContactLinks({ contact, className }: { contact: ContactWays; className: string }) {
  return (
    <>
      {contact.textUs === null ? null : (
        <a href={contact.textUs.href} className={className}>
          <Icon name="message" /> Text us
        </a>
      )}
      {contact.phone === null ? null : (
        <a href={contact.phone.href} className={className}>
          <Icon name="phone" /> {contact.phone.text}
        </a>
      )}
    </>
  );
}

function SocialLinks({ className }: { className: string }) {
  const { social } = useFrame();
  if (social === null) return null;
  return <StaticHtml part={social} name={className} as="ul" className={className} aria-label="Social media" />;
}

/** @param short without the time zone, for one line of a phone */
function PhoneHours({ short = false }: { short?: boolean }) {
  const tenant = useTenant();
  const { hours } = tenant.contact;
  if (hours === null) return null;
  return <span className="phone-hours">{`Phones open ${hours.text}${short ? "" : `, ${clockName(tenant)}`}`}</span>;
}

/** Renders alone at each step of a navigation. */
function HeaderEnd() {
  const { startScript } = useFrame();
  return useHasScripts() ? <StaticHtml part={startScript} name="start-script" /> : null;
}

/** Social links, contact, logo, menu, visitor links and drawer (specification 2.1). */
export function SiteHeader() {
  const { agentLogin } = useSite();
  const { language } = useFormat();
  const { contact } = useTenant();
  const { menu, menuFrom, panels, drawer, social, notices } = useFrame();
  // A bar for the agent login alone would be empty for everybody else: then the account menu has it.
  const hasBar = [contact.phone, contact.textUs, contact.hours, social].some((part) => part !== null);
  const header = useHideOnScroll();
  const panelOf = ({ id }: TopItem) => {
    const part = panels[id];
    const className = id === MEGA_MENU_ITEM_ID ? "menu-tiles" : undefined;
    return part && <StaticHtml part={part} name={`menu-${id}`} as="ul" className={className} />;
  };
  return (
    <>
      {notices.length === 0 ? null : (
        <aside aria-label="Notices" className="site-notices">
          {notices.map((text) => (
            <p key={text} className="wrap">
              {text}
            </p>
          ))}
        </aside>
      )}
      <header lang={language} className="site-header" data-barred={hasBar || undefined} ref={header}>
        {hasBar ? (
          <div className="top-bar">
            <div className="wrap top-bar-row">
              <SocialLinks className="top-bar-social" />
              <div className="top-bar-contact">
                <PhoneHours />
                <ContactLinks contact={contact} className="top-bar-link" />
                {agentLogin === null ? null : (
                  <a href={agentLogin} className="top-bar-link">
                    Agent login
                  </a>
                )}
              </div>
            </div>
          </div>
        ) : null}
        <div className="wrap header-row">
          <BrandLogo />
          <MainMenu items={menu} panelOf={panelOf} />
          <VisitorLinks agentLogin={hasBar ? null : agentLogin} />
          <Drawer
            notFrom={menuFrom}
            list={<StaticHtml part={drawer} name="drawer" as="ul" />}
            contact={
              <>
                {menu.map((item) => (item.isButton ? <MenuButton key={item.id} item={item} /> : null))}
                <ContactLinks contact={contact} className="button button-quiet" />
              </>
            }
          >
            <DrawerAccount agentLogin={agentLogin} />
            <PhoneHours short />
            <SocialLinks className="drawer-social" />
          </Drawer>
        </div>
        <HeaderEnd />
      </header>
    </>
  );
}
