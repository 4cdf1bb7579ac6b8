import { lazy, Suspense, use } from "react";
import { ImageHost } from "#app/components/image-host.ts";
import { useIsKept } from "#app/components/kept.tsx";
import { serverMarkup } from "#app/components/server-markup.ts";
import type { FrameList } from "#app/domain/tenant/frame.ts";
import { lateModule } from "#app/features/build-update/late-module.ts";

const LateItems = lazy(async () => ({
  default: (await lateModule(() => import("./frame-lists.tsx"))).FrameItems,
}));

interface Props {
  element: "ul" | "div";
  className?: string;
  "aria-label"?: string;
  /** Absent where the browser keeps what was sent. */
  of: FrameList | undefined;
}

/**
 * An element of the frame around pages whose inside does nothing by itself: made once on the server, left as it was sent in
 * the browser, and rendered there only in a frame that nobody sent (docs/decisions).
 */
export function Still({ element: Element, of, ...attributes }: Props) {
  const sent = useIsKept() ? "" : null;
  const html = import.meta.env.SSR && of !== undefined ? serverMarkup().list(of, use(ImageHost)) : sent;
  // Safari takes a list without bullets for none.
  const role = Element === "ul" ? "list" : undefined;
  if (html !== null) {
    // oxlint-disable-next-line react/no-danger -- React's own markup of the same list
    return <Element role={role} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <Element role={role} {...attributes}>
      {of === undefined ? null : (
        <Suspense fallback={null}>
          <LateItems {...of} />
        </Suspense>
      )}
    </Element>
  );
}
