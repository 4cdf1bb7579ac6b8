import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { GalleryPart } from "#app/domain/content/page-parts.ts";
import { photoFragment, useLightbox } from "#app/features/lightbox/lightbox.tsx";
import { Section } from "./section.tsx";

/** Justified rows of pictures. Each links to its file; with JavaScript it opens the lightbox. */
export function Gallery({ title, items, tours }: GalleryPart) {
  const { linkTo, lightbox } = useLightbox(items);
  return (
    <Section title={title}>
      <ul className="gallery" role="list">
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
              <figcaption>
                {/* A gallery named after its place does not repeat it. */}
                {photo.place === title ? null : <strong>{photo.place}</strong>}
                {photo.caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {tours === undefined ? null : (
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
