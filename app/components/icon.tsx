import type { ICON_PATHS } from "./icon-paths.ts";

export type IconName = keyof typeof ICON_PATHS;

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Always decoration; the name is in the text. Its lines are in the document once (`icon-sheet.tsx`). */
export function Icon({ name }: { name: IconName }) {
  return (
    <Frame>
      <use href={`#icon-${name}`} />
    </Frame>
  );
}

/** An icon few pages show: it brings its lines with it. */
export function DrawnIcon({ lines }: { lines: string }) {
  return (
    <Frame>
      <path d={lines} />
    </Frame>
  );
}
