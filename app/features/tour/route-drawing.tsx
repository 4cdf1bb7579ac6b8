import { useFormat } from "#app/components/use-tenant.ts";
import { LINE_HEIGHT } from "#app/domain/tour/map-labels.ts";
import type { NamedPlace, Region } from "#app/domain/tour/place.ts";
import { ROUTE_MARGIN, ROUTE_WIDTH, routeMap, type StopOnMap } from "#app/domain/tour/route-map.ts";

interface Props {
  stops: readonly StopOnMap[];
  /** Drawn around the stops that lie in it. */
  region: Region;
  /** Of the map of a place: what to mark near it. */
  sights?: readonly NamedPlace[];
}

/** The stops on a drawn map, in order; nothing without two places. For those who see it: the list beside it says the same. */
export function RouteDrawing({ stops, region, sights }: Props) {
  const { distance } = useFormat();
  const map = routeMap(stops, region, sights);
  if (map === null) return null;
  const { height, line, onward, surroundings, lake, isTown, states, points, scale } = map;
  const bottom = height - ROUTE_MARGIN;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${ROUTE_WIDTH} ${height}`} aria-hidden="true">
      {surroundings === "" ? null : <path d={surroundings} className={isTown ? "map-road" : "map-states"} />}
      {states.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle" className="map-state">
          {name}
        </text>
      ))}
      {onward === "" ? null : <path d={onward} className="map-road" />}
      <path d={line} className="map-road map-here" />
      <path d={`M${scale.x} ${bottom - 12}v12h${scale.width}v-12`} className="map-road" />
      <text x={scale.x} y={bottom - 18} className="map-label">
        {distance(scale.miles)}
      </text>
      {points.map(({ label }, index) =>
        label === null ? null : (
          <text key={index} x={label.x} y={label.y} textAnchor={label.anchor} className="map-label">
            {label.lines.map((line, row) => (
              <tspan key={line} x={label.x} dy={`${LINE_HEIGHT * (row === 0 ? label.shift : 1)}em`}>
                {line}
              </tspan>
            ))}
          </text>
        ),
      )}
      {/* Behind them, the outlines of names would cut holes into the lake. */}
      {lake === "" ? null : <path d={lake} className="map-lake" />}
      {points.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === 0 || (index === 1 && sights !== undefined) ? 12 : 9}
          className={index === 0 ? "map-start" : "map-place"}
        />
      ))}
    </svg>
  );
}
