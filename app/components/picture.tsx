import { useRouteLoaderData } from "react-router";
import { offeredWidths } from "#app/domain/media.ts";

interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The one picture the page is judged by: loaded first. All others wait until they come near the viewport. */
  first?: boolean;
  className?: string;
}

/** Where the admin host offers other widths: what `srcset` needs. */
function useOfferedWidths(src: string): { srcSet?: string } {
  const root = useRouteLoaderData<{ adminBaseUrl: string; imageTransforms: boolean }>("root");
  return root?.imageTransforms === true ? { srcSet: offeredWidths(src, root.adminBaseUrl) } : {};
}

/** A picture with its size always known, so that nothing moves when it arrives. */
export function Picture({ src, alt, width, height, first = false, className }: Props) {
  const { srcSet } = useOfferedWidths(src);
  // A lazy picture is laid out before it is fetched, so the browser knows its width ("auto") better than we do.
  const widths = srcSet === undefined ? {} : { srcSet, sizes: first ? "100vw" : "auto, 100vw" };
  return (
    <img
      {...widths}
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
    />
  );
}
