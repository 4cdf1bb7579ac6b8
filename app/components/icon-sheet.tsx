import { useState } from "react";
import { ICON_PATHS } from "./icon-paths.ts";
import { useIsKept } from "./kept.tsx";

/** Only the server's build has the lines; the browser gets them as markup, once a document. */
const LINES = import.meta.env.SSR
  ? Object.entries(ICON_PATHS)
      .map(([name, d]) => `<path id="icon-${name}" d="${d}"/>`)
      .join("")
  : "";

/** The lines of all icons, for `<use>`. When React builds the page anew, they are taken from the one that was served. */
export function IconSheet() {
  const isKept = useIsKept();
  const [lines] = useState(() =>
    import.meta.env.SSR || isKept ? LINES : (document.querySelector(".icon-sheet")?.innerHTML ?? ""),
  );
  return (
    <svg
      className="icon-sheet"
      width="0"
      height="0"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  );
}
