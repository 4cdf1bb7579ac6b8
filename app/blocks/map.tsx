import { Fragment } from "react";
import {
  LAS_VEGAS_POINT,
  MAP_HEIGHT,
  MAP_WIDTH,
  onMap,
  type PlaceOnMap,
  STATE_LINES,
  STATES,
} from "#app/domain/tour/map.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { Section } from "./section.tsx";

const GAP = 20;

const LABELS = {
  left: { dx: -GAP, dy: 10, textAnchor: "end" },
  right: { dx: GAP, dy: 10, textAnchor: "start" },
  above: { dx: 0, dy: -GAP, textAnchor: "middle" },
  "above-right": { dx: -4, dy: -GAP, textAnchor: "start" },
  "below-left": { dx: -4, dy: 46, textAnchor: "end" },
  "below-right": { dx: GAP, dy: 30, textAnchor: "start" },
} as const;

interface Props {
  title: string;
  text: string;
  places: readonly PlaceOnMap[];
  /** Slug of the place to mark. */
  here?: string | undefined;
}

/** For those who see it; the list beside it says and links the same. */
function Drawing({ places, here }: Pick<Props, "places" | "here">) {
  return (
    <svg className="map-drawing" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      <path d={STATE_LINES} className="map-states" />
      {STATES.map(({ name, at }) => (
        <text key={name} {...onMap(at)} textAnchor="middle" className="map-state">
          {name}
        </text>
      ))}
      {/* Its road last: others share parts of it. */}
      {places.toReversed().map(({ destination: { slug }, road }) => (
        <path key={slug} d={road} className={slug === here ? "map-road map-here" : "map-road"} />
      ))}
      <circle cx={LAS_VEGAS_POINT.x} cy={LAS_VEGAS_POINT.y} r="12" className="map-start" />
      <text
        x={LAS_VEGAS_POINT.x + 16}
        y={LAS_VEGAS_POINT.y - 26}
        textAnchor="end"
        className="map-label map-label-start"
      >
        Las Vegas
      </text>
      {places.map(({ destination: { slug, title }, x, y, side }) => {
        const { dx, dy, textAnchor } = LABELS[side];
        return (
          <a key={slug} href={destinationHref(slug)} tabIndex={-1}>
            <circle cx={x} cy={y} r={slug === here ? 16 : 9} className="map-place" />
            <text x={x + dx} y={y + dy} textAnchor={textAnchor} className="map-label">
              {shortPlace(title)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** The places the tenant sells on a drawn map, and as a list with miles and hours; the marked one first. */
export function RegionMap({ title, text, here, ...rest }: Props) {
  const places = rest.places.toSorted(
    (a, b) => Number(b.destination.slug === here) - Number(a.destination.slug === here),
  );
  return (
    <Section title={title} text={text} band="sunken">
      <div className="map">
        <Drawing places={places} here={here} />
        <ol role="list" className="map-list">
          {places.map(({ hours, destination: { slug, title: name, miles } }) => (
            <Fragment key={slug}>
              <li className={slug === here ? "map-here" : undefined}>
                <a href={destinationHref(slug)} aria-current={slug === here ? "page" : undefined}>
                  {shortPlace(name)}
                </a>
                <span>
                  {miles} mi · {hoursText(hours)}
                </span>
              </li>
              {slug === here && places.length > 1 ? (
                <li>
                  <span>Other places, nearest first</span>
                </li>
              ) : null}
            </Fragment>
          ))}
        </ol>
      </div>
    </Section>
  );
}
