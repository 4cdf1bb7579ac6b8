import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { TourTile } from "#app/domain/tour/tour-tile.ts";

interface Props {
  tiles: readonly TourTile[];
  /** Called with the tour to remove; absent where the tours cannot be removed one by one. */
  onRemove?: (id: number) => void;
}

/** Tours as rows with a small picture. */
export function TourTiles({ tiles, onRemove }: Props) {
  return (
    <ul role="list" className="tour-tiles">
      {tiles.map(({ id, title, href, image, price }) => (
        <li key={id}>
          <AppLink href={href}>
            <Picture src={image} alt="" width={240} height={160} />
            <span>
              {title}
              <small>{price}</small>
            </span>
          </AppLink>
          {onRemove === undefined ? null : (
            <button type="button" className="text-button" onClick={() => onRemove(id)}>
              Remove<span className="visually-hidden"> {title}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
