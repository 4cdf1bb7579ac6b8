import { Picture } from "#app/components/picture.tsx";
import type { Picture as TourPicture } from "#app/domain/page.ts";

/** The tour's pictures; each leads to its full size. The first is the one the page is judged by. */
export function TourGallery({ pictures, title }: { pictures: readonly TourPicture[]; title: string }) {
  return (
    <ul role="list" className="tour-gallery" data-count={Math.min(pictures.length, 4)}>
      {pictures.slice(0, 4).map(({ src, alt }, index) => (
        <li key={src}>
          <a href={src} aria-label={`View picture ${index + 1} of ${title} in full size`}>
            <Picture src={src} alt={alt} width={1600} height={1067} first={index === 0} />
          </a>
        </li>
      ))}
    </ul>
  );
}
