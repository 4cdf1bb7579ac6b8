import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { type Photo, photoFragment, useLightbox } from "#app/features/lightbox/lightbox.tsx";
import type { GalleryPart } from "./gallery.ts";
import { Section } from "./section.tsx";

/** Justified rows of pictures. Each links to its file; with JavaScript it opens the lightbox. */
export function Gallery({ id, title, items, tours }: GalleryPart) {
  const { linkTo, lightbox } = useLightbox(items);
  // A gallery named after its place does not repeat it.
  const placeIn = ({ place }: Photo) => (place === title ? "" : place);
  return (
    <Section title={title} id={id}>
      <ul className="gallery" role="list" data-three={items.length === 3 ? "" : undefined}>
        {items.map((photo) => (
          <li
            key={photo.number}
            id={photoFragment(photo.number)}
            style={{ "--ratio": photo.width / photo.height } as React.CSSProperties}
          >
            <figure>
              <a {...linkTo(photo)}>
                <Picture src={photo.src} alt={photo.alt} width={photo.width} height={photo.height} />
              </a>
              {photo.caption === "" && placeIn(photo) === "" ? null : (
                <figcaption>
                  {placeIn(photo) === "" ? null : <strong>{placeIn(photo)}</strong>}
                  {photo.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {tours === null ? null : (
        <p className="gallery-tours">
          <AppLink href={tours.url} className="button button-quiet">
            {tours.title}
          </AppLink>
        </p>
      )}
      {lightbox}
    </Section>
  );
}
