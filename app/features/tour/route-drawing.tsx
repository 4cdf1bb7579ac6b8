import { AppLink } from "#app/components/app-link.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { type PointOnMap, ROUTE_MARGIN, ROUTE_WIDTH, type RouteMap } from "#app/domain/tour/route-map.ts";

/** The number of a stop in the list beside the map. */
export function MapNumber({ number }: { number: number }) {
  return (
    <span className="map-number" aria-hidden="true">
      {number}
    </span>
  );
}

function Point({ point: { stops, text, width, height, x, y } }: { point: PointOnMap }) {
  if (text === "") return <circle cx={x} cy={y} r={width / 2} className="map-start" />;
  const pill = (
    <>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} className="map-point" />
      <text x={x} y={y} dy="0.35em" textAnchor="middle" className="map-point-text">
        {text}
      </text>
    </>
  );
  const [only, ...others] = stops;
  if (only?.href === undefined || others.length > 0) return pill;
  return (
    <AppLink href={only.href} tabIndex={-1}>
      {pill}
    </AppLink>
  );
}

/** The drawing is hidden from screen readers: the list beside it says and links the same. */
export function RouteDrawing({ map }: { map: RouteMap }) {
  const { distance } = useFormat();
  const { height, ways, surroundings, names, points, scale } = map;
  const bottom = height - ROUTE_MARGIN;
  return (
    <svg className="map-drawing" viewBox={`0 0 ${ROUTE_WIDTH} ${height}`} aria-hidden="true">
      {surroundings === "" ? null : <path d={surroundings} className="map-states" />}
      {ways.map(({ path, isMarked }, index) => (
        <path key={index} d={path} className={isMarked ? "map-road map-here" : "map-road"} />
      ))}
      {names.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle" className="map-name">
          {name}
        </text>
      ))}
      <path d={`M${ROUTE_MARGIN} ${bottom - 12}v12h${scale.width}v-12`} className="map-road" />
      <text x={ROUTE_MARGIN} y={bottom - 20} className="map-scale">
        {distance(scale.miles)}
      </text>
      {points.map((point, index) => (
        <Point key={index} point={point} />
      ))}
    </svg>
  );
}
