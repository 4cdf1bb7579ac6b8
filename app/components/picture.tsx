import { createContext, type Ref, useContext } from "react";
import { offeredWidths } from "#app/domain/content/picture-widths.ts";

/** Base URL of the admin host if it serves pictures in other widths (`IMAGE_TRANSFORMS`), else null. */
export const ImageHost = createContext<string | null>(null);

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The page's largest picture (LCP): loaded with high priority. All others are lazy and of low priority. */
  first?: boolean;
  className?: string;
  ref?: Ref<HTMLImageElement>;
}

/** A picture with a fixed aspect ratio, so that the layout does not shift when it loads. */
export function Picture({ src, alt, width, height, first = false, className, ref }: Props) {
  const host = useContext(ImageHost);
  const srcSet = host === null ? undefined : offeredWidths(src, host);
  // `auto` needs lazy loading: only then is the layout width known before the request.
  const widths = srcSet === undefined ? {} : { srcSet, sizes: first ? "100vw" : "auto, 100vw" };
  return (
    <img
      ref={ref}
      {...widths}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(first ? { fetchPriority: "high" } : { fetchPriority: "low", loading: "lazy", decoding: "async" })}
    />
  );
}
