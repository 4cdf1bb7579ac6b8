import { Icon, type IconName } from "#app/components/icon.tsx";
import type { FactName, TourFact } from "#app/domain/tour/facts.ts";

const ICONS: Readonly<Record<FactName, IconName>> = {
  Duration: "clock",
  "Pick-up": "pin",
  Drive: "road",
  Group: "people",
  Languages: "speech",
  Age: "user",
};

/** What somebody compares tours by, in one look. */
export function TourFacts({ facts }: { facts: readonly TourFact[] }) {
  return (
    <dl className="tour-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Icon name={ICONS[name]} /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
