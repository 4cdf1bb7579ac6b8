import type { ICON_PATHS } from "./icon-sheet.tsx";

export type IconName = keyof typeof ICON_PATHS;

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Decorative; the text beside it carries the meaning. The path is in the document once (`IconSheet`). */
export function Icon({ name }: { name: IconName }) {
  return (
    <Frame>
      <use href={`#icon-${name}`} />
    </Frame>
  );
}

/** Inlines its path; for icons few pages use. */
export function InlineIcon({ path }: { path: string }) {
  return (
    <Frame>
      <path d={path} />
    </Frame>
  );
}
