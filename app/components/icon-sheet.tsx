import { ICON_PATHS } from "./icon-paths.ts";

/** The paths of all icons, for `<use>`. Rendered on the server, as a static part of the root. */
export function IconSheet() {
  return (
    <svg className="icon-sheet" width="0" height="0" aria-hidden="true">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <path key={name} id={`icon-${name}`} d={path} />
      ))}
    </svg>
  );
}
