import { Picture } from "#app/components/picture.tsx";
import type { Picture as TourPicture } from "#app/domain/content/blocks.ts";
import { usePictureAnimation } from "./picture-animation.ts";

interface Props {
  tourId: number;
  pictures: readonly TourPicture[];
  title: string;
}

/** The tour's pictures; each leads to its full size. The first is the one the page is judged by. */
export function TourGallery({ tourId, pictures, title }: Props) {
  const mainPicture = usePictureAnimation(tourId);
  return (
    <ul role="list" className="tour-gallery" data-count={Math.min(pictures.length, 4)}>
      {pictures.slice(0, 4).map(({ src, alt }, index) => (
        <li key={src}>
          <a href={src} aria-label={`View picture ${index + 1} of ${title} in full size`}>
            {index === 0 ? (
              <Picture ref={mainPicture} src={src} alt={alt} width={1600} height={1067} first />
            ) : (
              <Picture src={src} alt={alt} width={1600} height={1067} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
