import { leaveFor } from "./reload-guard.ts";

function backOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

/**
 * A module that is fetched when a page needs it. One that could not be fetched stays so for the life of the document (the
 * browser remembers), and after a deploy it is gone: then the page is loaded as a document, once the network is there.
 *
 * @throws what `load` threw, when the page was loaded again just now
 */
export async function lateModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) await backOnline();
    if (!leaveFor(new URL(window.location.href))) throw error;
    return new Promise<T>(() => undefined);
  }
}
