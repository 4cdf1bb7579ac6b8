import { Fragment } from "react";
import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { mapOfPlaces, type PlaceRow, type PlacesOnMap, placesOnMap } from "#app/domain/tour/route-map.ts";
import { hoursText } from "#app/domain/tour/text.ts";
import { destinationHref } from "#app/domain/tour/tour.ts";
import { MapNumber, RouteDrawing } from "#app/features/tour/route-drawing.tsx";
import { blockKind, heading, lead } from "./block.ts";
import { Section } from "./section.tsx";

const schema = v.object({ type: v.literal("map"), title: heading("Where we go"), text: lead() });

interface MapPart extends v.InferOutput<typeof schema> {
  shown: PlacesOnMap;
  /** Slug of the place to mark. */
  here?: string | undefined;
}

function PlaceWay({ slug, title, miles, hours, isHere, number }: PlaceRow) {
  const { distance } = useFormat();
  const way = [miles === null ? [] : distance(miles), hours === null ? [] : hoursText(hours)].flat().join(" · ");
  return (
    <li className={isHere ? "map-here" : undefined}>
      {number === null ? null : <MapNumber number={number} />}
      {isHere ? <strong>{title}</strong> : <AppLink href={destinationHref(slug)}>{title}</AppLink>}
      {way === "" ? null : <span className="map-way">{way}</span>}
    </li>
  );
}

export const map = blockKind({
  meaning:
    "A map of the places that your tours go to, with the way to each: those in `places` with coordinates, if your departure town has some there, too; without them the block is left out",
  schema,
  part(block, { places }): MapPart | null {
    const shown = placesOnMap(places, places.sold);
    return shown && { ...block, shown };
  },
  /** The places the tenant sells on a drawn map, and as a list with miles and hours; the marked one first. */
  view({ title, text, here, shown }) {
    const { map, rows } = mapOfPlaces(shown, here);
    const firstOther = rows.find(({ isHere }) => !isHere);
    return (
      <Section title={title} text={text} band="sunken">
        <div className="map">
          {map === null ? null : <RouteDrawing map={map} />}
          <ol role="list" className="map-list">
            {map === null ? null : (
              <li className="map-town">
                <strong>{shown.town.title}</strong>
              </li>
            )}
            {rows.map((row) => (
              <Fragment key={row.title}>
                {here === undefined || row !== firstOther ? null : <li>Other places, nearest first</li>}
                <PlaceWay {...row} />
              </Fragment>
            ))}
          </ol>
        </div>
      </Section>
    );
  },
});
