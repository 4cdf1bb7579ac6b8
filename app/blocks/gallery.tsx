import { Picture } from "#app/components/picture.tsx";
import type { GalleryBlock } from "#app/domain/content/blocks.ts";
import { photoFragment, useLightbox } from "#app/features/lightbox/lightbox.tsx";
import { Section } from "./section.tsx";

/** Justified rows of pictures. Each links to its file; with JavaScript it opens the lightbox. */
export function Gallery({ title, items }: GalleryBlock) {
  const { linkTo, lightbox } = useLightbox(items);
  return (
    <Section title={title} className="gallery-section">
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
              {photo.caption === "" && photo.place === "" ? null : (
                <figcaption>
                  {photo.place === "" ? null : <strong>{photo.place}</strong>}
                  {photo.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </Section>
  );
}
