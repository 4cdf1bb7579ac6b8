import { ContactButtons } from "#app/components/contact-buttons.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import type { Brand } from "#app/domain/tenant/tenant.ts";

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** Telephone, text, hours and office of the tenant, for the side of its form. Static. */
export function ContactFacts({ brand: { header, footer } }: { brand: Pick<Brand, "header" | "footer"> }) {
  const { phone, textUs, hours } = header;
  const { address } = footer;
  if ([phone, textUs, address].every((fact) => fact === null)) return null;
  return (
    <aside className="side-card" aria-labelledby="reach">
      <h2 id="reach">Rather talk?</h2>
      <ContactButtons header={header} />
      <ul role="list" className="icon-list">
        {hours === null ? null : <Fact icon="clock">{hours.text}, Las Vegas time</Fact>}
        {address === null ? null : (
          <Fact icon="pin">
            Our office: {address}.{" "}
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              rel="noopener noreferrer"
            >
              See it on a map
            </a>
          </Fact>
        )}
      </ul>
    </aside>
  );
}
