import { Fragment } from "react";
import * as v from "valibot";
import { LAS_VEGAS, SIGHTS, STATES } from "#app/domain/tour/geography.ts";
import {
  LAS_VEGAS_POINT,
  MAP_HEIGHT,
  MAP_WIDTH,
  onMap,
  type PlaceOnMap,
  placesOnMap,
  STATE_LINES,
} from "#app/domain/tour/map.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { RouteDrawing } from "#app/features/tour/route-drawing.tsx";
import { blockKind, heading, lead } from "./block.ts";
import { Section } from "./section.tsx";

const schema = v.object({ type: v.literal("map"), title: heading("Where we go"), text: lead() });

const GAP = 20;
/** By coach from Las Vegas; the road to a nearer place is too short to see among four states. */
const MIN_HOURS = 1.5;
const START = { name: "Las Vegas", at: { latitude: LAS_VEGAS[0], longitude: LAS_VEGAS[1] } };

const LABELS = {
  left: { dx: -30, dy: "0.35em", textAnchor: "end" },
  right: { dx: 30, dy: "0.35em", textAnchor: "start" },
  "right-above": { dx: 28, dy: "0.1em", textAnchor: "start" },
  above: { dx: 0, dy: -GAP, textAnchor: "middle" },
  "above-right": { dx: 46, dy: -GAP, textAnchor: "start" },
  "above-start": { dx: -40, dy: -38, textAnchor: "start" },
  // Of the road that turns there.
  "far-above": { dx: 0, dy: -54, textAnchor: "middle" },
  below: { dx: 0, dy: GAP, textAnchor: "middle", dominantBaseline: "hanging" },
  "below-left": { dx: -16, dy: 16, textAnchor: "end", dominantBaseline: "hanging" },
  "below-end": { dx: 36, dy: 16, textAnchor: "end", dominantBaseline: "hanging" },
} as const;

interface MapPart extends v.InferOutput<typeof schema> {
  places: readonly PlaceOnMap[];
  /** Slug of the place to mark. */
  here?: string | undefined;
}

type Props = Omit<MapPart, "type">;

type Spot = Pick<PlaceOnMap, "x" | "y" | "side" | "phone">;

/** @param r radius of its dot */
function Dot({ name, at: { x, y, side, phone }, r }: { name: string; at: Spot; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className="map-place" />
      <text x={x} y={y} {...LABELS[side]} className={phone === undefined ? "map-label" : "map-label map-wide"}>
        {name}
      </text>
      {phone === undefined ? null : (
        <text x={x} y={y} {...LABELS[phone]} className="map-label map-phone">
          {name}
        </text>
      )}
    </>
  );
}

/** For those who see it; the list beside it says and links the same. */
function Drawing({ places, here }: Pick<Props, "places" | "here">) {
  const parts = places.find(({ destination }) => destination.slug === here)?.parts;
  return (
    <svg
      className={here === undefined ? "map-drawing" : "map-drawing map-near"}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      aria-hidden="true"
    >
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
      {parts === undefined ? null : <path d={parts.nearer.road} className="map-road map-here" />}
      <circle cx={LAS_VEGAS_POINT.x} cy={LAS_VEGAS_POINT.y} r="12" className="map-start" />
      <text x={LAS_VEGAS_POINT.x - 4} y={LAS_VEGAS_POINT.y - 34} textAnchor="end" className="map-label">
        Las Vegas
      </text>
      {places.map(({ destination: { slug, title }, ...at }) =>
        slug === here ? (
          <Dot key={slug} name={parts?.name ?? shortPlace(title)} at={at} r={16} />
        ) : (
          <a key={slug} href={destinationHref(slug)} tabIndex={-1}>
            <Dot name={shortPlace(title)} at={at} r={9} />
          </a>
        ),
      )}
      {parts === undefined ? null : <Dot name={parts.nearer.name} at={parts.nearer} r={16} />}
    </svg>
  );
}

function Way({ miles, hours }: { miles: number; hours: number }) {
  return (
    <span>
      {miles} mi · {hoursText(hours)}
    </span>
  );
}

/** The places the tenant sells on a drawn map, and as a list with miles and hours; the marked one first. */
export function RegionMap({ title, text, here, ...rest }: Props) {
  const places = rest.places.toSorted(
    (a, b) => Number(b.destination.slug === here) - Number(a.destination.slug === here),
  );
  const near = places.find(({ destination, hours }) => destination.slug === here && hours < MIN_HOURS);
  return (
    <Section title={title} text={text} band="sunken">
      <div className="map">
        {near === undefined ? (
          <Drawing places={places} here={here} />
        ) : (
          <RouteDrawing stops={[START, { name: shortPlace(near.destination.title), at: near.at }]} sights={SIGHTS} />
        )}
        <ol role="list" className="map-list">
          {places.map(({ hours, parts, destination: { slug, title: name, miles } }) =>
            slug === here ? (
              <Fragment key={slug}>
                <li className="map-here">
                  <strong>{parts?.name ?? shortPlace(name)}</strong>
                  <Way miles={miles} hours={hours} />
                </li>
                {parts === undefined ? null : (
                  <li className="map-here">
                    <strong>{parts.nearer.name}</strong>
                    <Way miles={parts.nearer.miles} hours={parts.nearer.coachHours} />
                  </li>
                )}
                {places.length > 1 ? (
                  <li>
                    <span>Other places, nearest first</span>
                  </li>
                ) : null}
              </Fragment>
            ) : (
              <li key={slug}>
                <a href={destinationHref(slug)}>{shortPlace(name)}</a>
                <Way miles={miles} hours={hours} />
              </li>
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}

export const map = blockKind({
  meaning: "A map of the places that your tours go to, with the way to each",
  schema,
  part(block, { all }): MapPart | null {
    const places = placesOnMap(all);
    return places.length === 0 ? null : { ...block, places };
  },
  view: (part) => <RegionMap {...part} />,
  needsTours: () => true,
});
