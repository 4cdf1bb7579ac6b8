/** Runs a task once the page has loaded and is idle. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 2_000 }) : setTimeout(task);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
