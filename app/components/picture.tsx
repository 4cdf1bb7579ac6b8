import { type Ref, useContext } from "react";
import { offeredWidths } from "#app/domain/content/picture-widths.ts";
import { ImageHost } from "./image-host.ts";

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /**
   * The one picture the page is judged by: loaded first. All others wait until they come near the viewport, and behind
   * it when they are in it: browsers would give them the same rank.
   */
  first?: boolean;
  className?: string;
  ref?: Ref<HTMLImageElement>;
}

/** A picture with its size always known, so that nothing moves when it arrives. */
export function Picture({ src, alt, width, height, first = false, className, ref }: Props) {
  const host = useContext(ImageHost);
  const srcSet = host === null ? undefined : offeredWidths(src, host);
  // A lazy picture is laid out before it is fetched, so the browser knows its width ("auto") better than we do.
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
