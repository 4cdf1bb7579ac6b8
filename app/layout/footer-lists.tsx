import { AppLink } from "#app/components/app-link.tsx";
import { BOOKING_PATH } from "#app/domain/booking/my-booking.ts";
import { COPYRIGHT_YEAR, PRIVACY_CHOICES } from "#app/domain/constants.ts";
import { clockName, type NamedLink, type PartnerLogo, type Tenant } from "#app/domain/tenant/tenant.ts";

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
