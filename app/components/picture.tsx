import { createContext, useContext } from "react";
import { NO_IMAGE, offeredWidths } from "#app/domain/content/media.ts";
import { isFrom, type PictureHosts } from "#app/domain/content/picture-origins.ts";

export const PictureHostsContext = createContext<PictureHosts>({ resizing: null, allowed: [] });

/** The address, or the placeholder for one that the page's policy would block. */
export function usePictureAddress(src: string): string {
  return isFrom(src, useContext(PictureHostsContext).allowed) ? src : NO_IMAGE;
}

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** In the first window, maybe its largest (LCP): loaded with high priority. All others are lazy and of low priority. */
  first?: boolean;
  /** Width on the page of a first picture that is not as wide as the window, as for the attribute of `img`. */
  sizes?: string;
  className?: string;
}

/** A picture with a fixed aspect ratio, so that the layout does not shift when it loads. */
export function Picture({ src, alt, width, height, first = false, sizes = "100vw", className }: Props) {
  const address = usePictureAddress(src);
  const { resizing } = useContext(PictureHostsContext);
  const srcSet = resizing === null ? undefined : offeredWidths(address, resizing);
  // `auto` needs lazy loading: only then is the layout width known before the request.
  const widths = srcSet === undefined ? {} : { srcSet, sizes: first ? sizes : "auto, 100vw" };
  return (
    <img
      {...widths}
      src={address}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(first ? { fetchPriority: "high" } : { fetchPriority: "low", loading: "lazy", decoding: "async" })}
    />
  );
}
