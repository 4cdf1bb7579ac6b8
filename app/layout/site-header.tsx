import { memo, use } from "react";
import { MemoryRouter } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ImageHost } from "#app/components/image-host.ts";
import { serverMarkup } from "#app/components/server-markup.ts";
import { MEGA_MENU_ITEM_ID } from "#app/domain/constants.ts";
import type { TopItem } from "#app/domain/tenant/frame.ts";
import type { MenuItem } from "#app/domain/tenant/navigation.ts";
import { dial } from "#app/domain/tenant/phone.ts";
import type { ContactWays } from "#app/domain/tenant/tenant.ts";
import { Drawer } from "#app/features/mega-menu/drawer.tsx";
import { MainMenu } from "#app/features/mega-menu/main-menu.tsx";
import { agentLoginUrl } from "./agent-login.ts";
import { useHeaderYield } from "./header-yield.ts";
import { PhoneHours } from "./phone-hours.tsx";
import { FrameData, SiteData, useFrame, useSite } from "./site-data.ts";
import { Still } from "./still.tsx";
import { VisitorLinks } from "./visitor-links.tsx";
import "./site-header.css";

function ContactLinks({ header, className }: { header: ContactWays; className: string }) {
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

/** Icons with their names for those who do not see them. */
function SocialLinks({ className }: { className: string }) {
  const { isSocial, content } = useFrame();
  const list = content && ({ type: "social", links: content.social } as const);
  return isSocial ? <Still element="ul" className={className} aria-label="Social media" of={list} /> : null;
}

function TopBar({ header, agentLogin }: { header: ContactWays; agentLogin: string }) {
  return (
    <div className="top-bar">
      <div className="wrap top-bar-row">
        <SocialLinks className="top-bar-social" />
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

function childrenOf(menu: readonly MenuItem[], id: number): readonly MenuItem[] {
  return menu.find((item) => item.id === id)?.children ?? [];
}

/** All of it: the same on every page of a tenant, and for everybody until the browser knows who they are. */
function HeaderContent() {
  const { brand, baseSiteUrl } = useSite();
  const { menu, content } = useFrame();
  const panelOf = ({ id }: TopItem) =>
    id === MEGA_MENU_ITEM_ID ? (
      <Still element="ul" className="menu-tiles" of={content && { type: "tiles", tiles: content.tiles }} />
    ) : (
      <Still element="ul" of={content && { type: "dropdown", items: childrenOf(content.menu, id) }} />
    );
  return (
    <>
      <TopBar header={brand.header} agentLogin={agentLoginUrl(baseSiteUrl)} />
      <div className="wrap header-row">
        <AppLink href="/" className="header-logo">
          <img src={brand.logo} alt={brand.name} width={240} height={56} />
        </AppLink>
        <MainMenu items={menu} panelOf={panelOf} />
        <VisitorLinks />
        <Drawer
          list={<Still element="ul" of={content && { type: "drawer", items: content.menu, tiles: content.tiles }} />}
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
          <SocialLinks className="drawer-social" />
        </Drawer>
      </div>
    </>
  );
}

/** On the server it is made once, in the contexts it has here; the router's is for what is clicked. */
function useHeaderMarkup(): string | null {
  const site = useSite();
  const frame = useFrame();
  const imageHost = use(ImageHost);
  if (frame.content === undefined) return null;
  const { brand, menu, tiles } = frame.content;
  const header = (
    <ImageHost value={imageHost}>
      <SiteData value={site}>
        <FrameData value={frame}>
          <MemoryRouter>
            <HeaderContent />
          </MemoryRouter>
        </FrameData>
      </SiteData>
    </ImageHost>
  );
  return serverMarkup().whole(header, {
    content: menu,
    type: HeaderContent,
    props: { brand, tiles, baseSiteUrl: site.baseSiteUrl },
  });
}

function LiveHeader() {
  const header = useHeaderYield();
  return (
    <header className="site-header" ref={header}>
      <HeaderContent />
    </header>
  );
}

function SentHeader() {
  const html = useHeaderMarkup();
  if (html === null) return <LiveHeader />;
  // oxlint-disable-next-line react/no-danger -- React's own markup of the same elements
  return <header className="site-header" dangerouslySetInnerHTML={{ __html: html }} />;
}

export const SiteHeader = memo(import.meta.env.SSR ? SentHeader : LiveHeader);
