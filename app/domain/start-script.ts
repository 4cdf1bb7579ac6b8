import { reloadKey } from "#app/domain/http/build-id.ts";
import { RELOAD_GUARD_WINDOW_MS } from "./constants.ts";

/**
 * Inline script of every page, which works when no module does; the security policy allows it by its hash.
 *
 * Keeps the address the document was loaded from (app/entry.client.tsx). When a module of the page does not load, it loads
 * the page again, unless something is typed, the page answers a form, or that was done within the guard window. Then it
 * marks the document with `data-lost`, which shows what people can do (app/routes/working-page.css).
 */
export const START_SCRIPT = `{
const { dataset } = document.documentElement;
dataset.address = location.pathname + location.search;
const lost = () => {
  if ("hydrated" in dataset) return;
  const isAnswer = document.querySelector("[data-answer], [aria-invalid], [role=alert]:not(:empty)") !== null;
  const isTyped = [...document.querySelectorAll("input, textarea")].some((field) => field.value !== field.defaultValue);
  const key = "${reloadKey("")}" + location.pathname;
  try {
    const elapsed = Date.now() - Number(sessionStorage.getItem(key));
    if (navigator.onLine && !isTyped && !isAnswer && !(elapsed >= 0 && elapsed < ${RELOAD_GUARD_WINDOW_MS})) {
      sessionStorage.setItem(key, String(Date.now()));
      return location.reload();
    }
  } catch {}
  dataset.lost = "";
};
addEventListener("error", ({ target }) => target.type === "module" && lost(), true);
addEventListener("unhandledrejection", ({ reason }) => /import|module/i.test(reason?.message) && lost());
}`;
