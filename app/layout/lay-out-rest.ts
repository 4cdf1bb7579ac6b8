/**
 * What is below the first screen is laid out after the first paint (`[data-loading]` in app/styles/base.css): section by
 * section, a frame each, so that a touch never waits for all of them. At once where the browser returns to a place further
 * down, or follows an address that leads there: it must find every section as high as it is.
 *
 * Pictures but the first wait for the same moment, and come all at once then.
 *
 * Part of an inline script: declares `layOutRest`, to be called when something was painted.
 */
export const LAY_OUT_REST = `
  const isAtTop = location.hash === "" && performance.getEntriesByType("navigation")[0]?.type === "navigate";
  const root = document.documentElement;
  if (!isAtTop) root.removeAttribute("data-loading");
  const layOutRest = () => {
    if (!isAtTop) return;
    root.dataset.loading = "rest";
    const parts = [...document.querySelectorAll(".section,.tour-part")];
    const next = () => {
      const part = parts.shift();
      if (part === undefined) return root.removeAttribute("data-loading");
      part.style.contentVisibility = "visible";
      requestAnimationFrame(next);
    };
    next();
  };`;
