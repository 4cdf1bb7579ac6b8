/** The icons most pages use: outlines on a 24 × 24 grid, drawn in the current color. */
const ICON_PATHS = {
  phone:
    "M6.6 3.5 9 4.2a1.5 1.5 0 0 1 1 1.2l.5 2.8a1.5 1.5 0 0 1-.5 1.4L8.4 11a13 13 0 0 0 4.6 4.6l1.4-1.6a1.5 1.5 0 0 1 1.4-.5l2.8.5a1.5 1.5 0 0 1 1.2 1l.7 2.4a1.5 1.5 0 0 1-1 1.9A9 9 0 0 1 17 20C10 19 5 14 4 7a9 9 0 0 1 .7-2.5 1.5 1.5 0 0 1 1.9-1Z",
  message: "M4 5.5h16v11H9.5L5.5 20v-3.5H4Z M8 9.5h8 M8 12.5h5",
  cart: "M3 4.5h2.2l2.3 10.2h9.6l2.2-7.4H6 M9 19.2a.9.9 0 1 1 0 .1 M16 19.2a.9.9 0 1 1 0 .1",
  heart: "M12 20s-7.8-4.7-7.8-10.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 7.8 2.7C19.8 15.3 12 20 12 20Z",
  user: "M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Z M4.8 20a7.3 7.3 0 0 1 14.4 0",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  close: "m6 6 12 12 M18 6 6 18",
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  play: "M8 5.5v13l11-6.5Z",
  down: "m6 9.5 6 6 6-6",
  arrow: "M5 12h14 m-6-6 6 6-6 6",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M12 7.5V12l3 2",
  pin: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Z M12 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z",
  people:
    "M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z M3 19.5a6 6 0 0 1 12 0 M15.5 5.4a3.2 3.2 0 0 1 0 5.9 M17.5 14.3a6 6 0 0 1 3.5 5.2",
  speech: "M4 5h16v11h-7l-4.5 3.8V16H4Z M8 9h8 M8 12h5",
  road: "M8.5 4 4 20 M15.5 4 20 20 M12 4.5v2.5 M12 10.5v3 M12 17v3",
  check: "m5 12.5 4.5 4.5L19 7.5",
} as const;

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

/** The paths that `Icon` refers to. Rendered on the server only, as a static part of the root. */
export function IconSheet() {
  return (
    <svg className="icon-sheet" width="0" height="0" aria-hidden="true">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <path key={name} id={`icon-${name}`} d={path} />
      ))}
    </svg>
  );
}
