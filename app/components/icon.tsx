/** Line icons of one family: 24 × 24, drawn with the current colour. Always decoration; the name is in the text. */

const PATHS = {
  phone:
    "M6.6 3.5 9 4.2a1.5 1.5 0 0 1 1 1.2l.5 2.8a1.5 1.5 0 0 1-.5 1.4L8.4 11a13 13 0 0 0 4.6 4.6l1.4-1.6a1.5 1.5 0 0 1 1.4-.5l2.8.5a1.5 1.5 0 0 1 1.2 1l.7 2.4a1.5 1.5 0 0 1-1 1.9A9 9 0 0 1 17 20C10 19 5 14 4 7a9 9 0 0 1 .7-2.5 1.5 1.5 0 0 1 1.9-1Z",
  message: "M4 5.5h16v11H9.5L5.5 20v-3.5H4Z M8 9.5h8 M8 12.5h5",
  cart: "M3 4.5h2.2l2.3 10.2h9.6l2.2-7.4H6 M9 19.2a.9.9 0 1 1 0 .1 M16 19.2a.9.9 0 1 1 0 .1",
  user: "M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Z M4.8 20a7.3 7.3 0 0 1 14.4 0",
  menu: "M4 7h16 M4 12h16 M4 17h16",
  close: "m6 6 12 12 M18 6 6 18",
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  play: "M8 5.5v13l11-6.5Z",
  down: "m6 9.5 6 6 6-6",
  arrow: "M5 12h14 m-6-6 6 6-6 6",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z M12 7.5V12l3 2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
