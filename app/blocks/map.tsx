import { Fragment } from "react";
import * as v from "valibot";
import { useFormat } from "#app/components/use-tenant.ts";
import {
  borderLines,
  MAP_HEIGHT,
  MAP_WIDTH,
  onMap,
  type PlaceOnMap,
  placesOnMap,
  stopOf,
  waysFromTown,
} from "#app/domain/tour/map-geometry.ts";
import type { Place, Region } from "#app/domain/tour/place.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref, shortPlace } from "#app/domain/tour/tour.ts";
import { RouteDrawing } from "#app/features/tour/route-drawing.tsx";
import { blockKind, heading, lead } from "./block.ts";
import { Section } from "./section.tsx";

const schema = v.object({ type: v.literal("map"), title: heading("Where we go"), text: lead() });

const GAP = 20;
/** By coach from the town; the road to a nearer place is too short to see among four states. */
const MIN_HOURS = 1.5;

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
  region: Region;
  places: readonly PlaceOnMap[];
  /** Slug of the place to mark. */
  here?: string | undefined;
  /** Elsewhere than in the region: the places of another town. */
  ways?: ReturnType<typeof waysFromTown>;
}

type Props = Omit<MapPart, "type" | "ways">;

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
function Drawing({ region, places, here }: Pick<Props, "region" | "places" | "here">) {
  const { town, states } = region;
  const start = onMap(region, town.at);
  const nearer = places.find(({ place }) => place.slug === here)?.nearer ?? null;
  return (
    <svg
      className={here === undefined ? "map-drawing" : "map-drawing map-near"}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      aria-hidden="true"
    >
      <path d={borderLines(region)} className="map-states" />
      {states.map(({ name, at }) => (
        <text key={name} {...onMap(region, at)} textAnchor="middle" className="map-state">
          {name}
        </text>
      ))}
      {/* Its road last: others share parts of it. */}
      {places.toReversed().map(({ place: { slug }, road }) => (
        <path key={slug} d={road} className={slug === here ? "map-road map-here" : "map-road"} />
      ))}
      {nearer === null ? null : <path d={nearer.road} className="map-road map-here" />}
      <circle cx={start.x} cy={start.y} r="12" className="map-start" />
      <text x={start.x - 4} y={start.y - 34} textAnchor="end" className="map-label">
        {town.title}
      </text>
      {places.map(({ place: { slug, title }, ...at }) =>
        slug === here ? (
          <Dot key={slug} name={nearer?.other ?? shortPlace(title)} at={at} r={16} />
        ) : (
          <a key={slug} href={destinationHref(slug)} tabIndex={-1}>
            <Dot name={shortPlace(title)} at={at} r={9} />
          </a>
        ),
      )}
      {nearer === null ? null : <Dot name={nearer.name} at={nearer} r={16} />}
    </svg>
  );
}

function Way({ miles, hours }: Pick<Place, "miles" | "hours">) {
  const { distance } = useFormat();
  const parts = [miles === null ? [] : distance(miles), hours === null ? [] : hoursText(hours)].flat();
  return parts.length === 0 ? null : <span>{parts.join(" · ")}</span>;
}

function PlaceWay({ slug, name, ...way }: { slug: string; name: string } & Pick<Place, "miles" | "hours">) {
  return (
    <li>
      <a href={destinationHref(slug)}>{shortPlace(name)}</a>
      <Way {...way} />
    </li>
  );
}

/** The places the tenant sells on a drawn map, and as a list with miles and hours; the marked one first. */
export function RegionMap({ title, text, here, region, ...rest }: Props) {
  const places = rest.places.toSorted((a, b) => Number(b.place.slug === here) - Number(a.place.slug === here));
  const near = places.find(({ place, hours }) => place.slug === here && hours < MIN_HOURS)?.place;
  return (
    <Section title={title} text={text} band="sunken">
      <div className="map">
        {near === undefined ? (
          <Drawing region={region} places={places} here={here} />
        ) : (
          <RouteDrawing stops={[region.town, near].map(stopOf)} region={region} sights={region.sights} />
        )}
        <ol role="list" className="map-list">
          {places.map(({ miles, hours, nearer, place: { slug, title: name } }) =>
            slug === here ? (
              <Fragment key={slug}>
                <li className="map-here">
                  <strong>{nearer?.other ?? shortPlace(name)}</strong>
                  <Way miles={miles} hours={hours} />
                </li>
                {nearer === null ? null : (
                  <li className="map-here">
                    <strong>{nearer.name}</strong>
                    <Way miles={nearer.miles} hours={nearer.hours} />
                  </li>
                )}
                {places.length > 1 ? (
                  <li>
                    <span>Other places, nearest first</span>
                  </li>
                ) : null}
              </Fragment>
            ) : (
              <PlaceWay key={slug} {...{ slug, name, miles, hours }} />
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}

/** Elsewhere: straight ways from the operator's town to its places, and these as a list in its order. */
function TownMap({
  title,
  text,
  region,
  ways: { places, stops },
}: Omit<Props, "places"> & Required<Pick<MapPart, "ways">>) {
  return (
    <Section title={title} text={text} band="sunken">
      <div className="map">
        <RouteDrawing stops={stops} region={region} />
        <ol role="list" className="map-list">
          {places.map(({ slug, title: name, miles, hours }) => (
            <PlaceWay key={slug} {...{ slug, name, miles, hours }} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** A route by itself. */
export function WayMap({ title, ...route }: { title: string } & React.ComponentProps<typeof RouteDrawing>) {
  return (
    <Section title={title} band="sunken">
      <RouteDrawing {...route} />
    </Section>
  );
}

export const map = blockKind({
  meaning:
    "A map of the places that your tours go to, with the way to each: those in `places` with coordinates, if your departure town has some there, too; without them the block is left out",
  schema,
  part(block, { places: all }): MapPart | null {
    const { home, sold, region } = all;
    if (home === null) {
      const ways = waysFromTown(all);
      return ways.places.length === 0 ? null : { ...block, region, places: [], ways };
    }
    const places = placesOnMap(home, sold);
    return places.length === 0 ? null : { ...block, region: home, places };
  },
  view: (part) => (part.ways === undefined ? <RegionMap {...part} /> : <TownMap {...part} ways={part.ways} />),
  needsTours: () => true,
});
