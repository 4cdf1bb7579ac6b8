import { LAS_VEGAS_POINT, MAP_HEIGHT, MAP_WIDTH, type PlaceOnMap, STATE_LINES, STATES } from "#app/domain/tour/map.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { Section } from "./section.tsx";

const GAP = 20;

const LABELS = {
  left: { dx: -GAP, dy: 10, textAnchor: "end" },
  right: { dx: GAP, dy: 10, textAnchor: "start" },
  above: { dx: 0, dy: -GAP, textAnchor: "middle" },
  "below-left": { dx: -4, dy: 46, textAnchor: "end" },
  "below-right": { dx: GAP, dy: 30, textAnchor: "start" },
} as const;

/** "National Park" would not fit on phones. */
function shortName(title: string): string {
  return title.replace(/ National Park$/, "");
}

/** For those who see it; the list beside it says and links the same. */
function Drawing({ places }: { places: readonly PlaceOnMap[] }) {
  return (
    <svg className="map-drawing" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      <path d={STATE_LINES} className="map-states" />
      {STATES.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle" className="map-state">
          {name}
        </text>
      ))}
      {places.map(({ destination: { slug }, road }) => (
        <path key={slug} d={road} className="map-road" />
      ))}
      <circle cx={LAS_VEGAS_POINT.x} cy={LAS_VEGAS_POINT.y} r="12" className="map-start" />
      <text x={LAS_VEGAS_POINT.x - 8} y={LAS_VEGAS_POINT.y + 42} textAnchor="end" className="map-label map-label-start">
        Las Vegas
      </text>
      {places.map(({ destination: { slug, title }, x, y, side }) => {
        const { dx, dy, textAnchor } = LABELS[side];
        return (
          <a key={slug} href={destinationHref(slug)} tabIndex={-1}>
            <circle cx={x} cy={y} r="9" className="map-place" />
            <text x={x + dx} y={y + dy} textAnchor={textAnchor} className="map-label">
              {shortName(title)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** The places the tenant sells on a drawn map, and as a list with miles and hours. */
export function RegionMap({ title, text, places }: { title: string; text: string; places: PlaceOnMap[] }) {
  return (
    <Section title={title} text={text} band="sunken">
      <div className="map">
        <Drawing places={places} />
        <ol role="list" className="map-list">
          {places.map(({ destination: { slug, title: name, miles, coachHours } }) => (
            <li key={slug}>
              <a href={destinationHref(slug)}>{shortName(name)}</a>
              <span>
                {miles} mi · {hoursText(coachHours)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
