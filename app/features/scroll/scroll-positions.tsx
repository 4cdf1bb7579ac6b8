import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * Where one was on a page, kept for the way back. React Router's own `<ScrollRestoration>` is this hook and an inline
 * script, which throws where storage is blocked (it clears, in its `catch`, the storage that cannot be touched) and costs
 * 600 bytes a page. Before hydration the browser itself restores: the hook gives it that back when a page is left.
 */
export function ScrollPositions() {
  useScrollRestoration();
  return null;
}
