import { Icon, type IconName } from "#app/components/icon.tsx";
import { phoneHref } from "#app/domain/tenant/phone.ts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** Telephone, text and office of the tenant, for the side of its form. Static. */
export function ContactFacts({ brand: { header, footer } }: { brand: Pick<Brand, "header" | "footer"> }) {
  const { phone, textUs } = header;
  const { address } = footer;
  if ([phone, textUs, address].every((fact) => fact === null)) return null;
  return (
    <>
      {phone === null ? null : (
        <a className="button" href={phoneHref("tel", phone)}>
          <Icon name="phone" /> Call {phone}
        </a>
      )}
      {textUs === null ? null : (
        <a className="button button-quiet" href={phoneHref("sms", textUs)}>
          <Icon name="message" /> Text {textUs}
        </a>
      )}
      <ul role="list" className="icon-list">
        {address === null ? null : (
          <Fact icon="pin">
            {keepUnits(address)}{" "}
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              rel="noopener noreferrer"
            >
              Map
            </a>
          </Fact>
        )}
      </ul>
    </>
  );
}
