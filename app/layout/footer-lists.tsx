import { AppLink } from "#app/components/app-link.tsx";
import { InlineIcon } from "#app/components/icon.tsx";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import { COPYRIGHT_YEAR, PRIVACY_CHOICES } from "#app/domain/constants.ts";
import type { NamedLink, PartnerLogo, SocialLink, Tenant } from "#app/domain/tenant/tenant.ts";
import { clockName } from "#app/domain/tenant/tenant.ts";

const X_PATH = "m4.5 4.5 15 15 M19.5 4.5l-15 15 M4.5 4.5h4l11 15h-4Z";

/** Icon paths by the operator's names of networks. Inlined, so that a page carries only those the tenant uses. */
const NETWORK_PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    instagram:
      "M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4Z M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z M16.6 7.4h.01",
    facebook:
      "M13.5 20.5V13h2.8l.5-3h-3.3V8.2c0-1 .5-1.7 1.8-1.7h1.6V3.7a16 16 0 0 0-2.3-.2c-2.5 0-4.1 1.5-4.1 4.2V10H7.7v3h2.8v7.5Z",
    youtube:
      "M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6Z m4.8 3.3v5.4l4.5-2.7Z",
    x: X_PATH,
    tiktok: "M13.5 3.5v11.7a3.3 3.3 0 1 1-3.3-3.3 M13.5 3.5c.3 2.7 2 4.5 4.7 4.7",
    linkedin:
      "M4.5 4.5h15v15h-15Z M8.2 10.5v5.7 M8.2 7.7h.01 M11.7 16.2v-5.7 M11.7 13c0-1.6 1-2.5 2.3-2.5s2.2.9 2.2 2.5v3.2",
    pinterest:
      "M10.5 20.5 12.7 11 M8.7 14a4.6 4.6 0 1 1 3.3 2.3c-1.4 0-2-.8-2-.8 M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z",
    twitter: X_PATH,
  }),
);
const LINK_PATH =
  "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3 M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7";

export function SocialItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ network, title, url }) => (
    <li key={network + url}>
      <AppLink href={url} className="social-link" title={title}>
        <InlineIcon path={NETWORK_PATHS.get(network) ?? LINK_PATH} />
        <span className="visually-hidden">{title}</span>
      </AppLink>
    </li>
  ));
}

function LinkList({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="footer-list">
      <h2>{title}</h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.url + link.title}>
            <AppLink href={link.url}>{link.title}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Partners({ partners }: { partners: readonly PartnerLogo[] }) {
  if (partners.length === 0) return null;
  return (
    <section className="footer-partners" aria-labelledby="partners">
      <h2 id="partners">We work with</h2>
      <ul role="list">
        {partners.map(({ name, logo, url }) => {
          const picture = <img src={logo} alt={name} width={160} height={60} loading="lazy" decoding="async" />;
          return <li key={name}>{url === null ? picture : <AppLink href={url}>{picture}</AppLink>}</li>;
        })}
      </ul>
    </section>
  );
}

/** The tenant's own, and the page of bookings where there is one. */
function informationLinks({ footer, myBooking }: Tenant): NamedLink[] {
  const { informationLinks: links } = footer;
  const isLinked = links.some(({ url }) => url === BOOKING_PATH);
  return myBooking && !isLinked ? [...links, { title: "My booking", url: BOOKING_PATH }] : links;
}

export function FooterGrid({ tenant }: { tenant: Tenant }) {
  const { slogan, contact, footer } = tenant;
  const { phone, textUs, hours } = contact;
  return (
    <>
      <div className="footer-brand">
        {slogan === "" ? null : <p className="footer-slogan">{slogan}</p>}
        {footer.about === null ? null : <p>{footer.about}</p>}
        {footer.address === null ? null : <p>{footer.address}</p>}
        {phone === null && textUs === null ? null : (
          <div>
            {hours === null ? null : <p>{`Phones open ${hours.text}, ${clockName(tenant)}`}</p>}
            <ul role="list">
              {phone === null ? null : (
                <li>
                  <a href={phone.href}>Call {phone.text}</a>
                </li>
              )}
              {textUs === null ? null : (
                <li>
                  <a href={textUs.href}>Text {textUs.text}</a>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
      <LinkList title="Quick links" links={footer.quickLinks} />
      <LinkList title="Information" links={informationLinks(tenant)} />
    </>
  );
}

export function FooterEnd({ tenant: { name, footer, tags } }: { tenant: Tenant }) {
  return (
    <>
      <Partners partners={footer.partners} />
      <div className="footer-legal">
        <p>
          © {COPYRIGHT_YEAR} <bdi>{name}</bdi>
        </p>
        <ul role="list">
          {footer.legalLinks.map((link) => (
            <li key={link.url}>
              <AppLink href={link.url}>{link.title}</AppLink>
            </li>
          ))}
          {tags === null ? null : (
            <li className="privacy-choices">
              <a href={PRIVACY_CHOICES}>Privacy choices</a>
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
