/** The one listener for clicks on the whole document: in static HTML, which React does not render again, components have none. */

type Handle = (element: Element, event: MouseEvent) => void;

const handles = new Map<Handle, string>();

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  for (const [handle, selector] of handles) {
    const element = event.target.closest(selector);
    if (element !== null) handle(element, event);
  }
}

/**
 * Calls back for each click on an element, or inside it, in the order of the calls to this function.
 *
 * @param selector "*" for every click, with what was clicked
 * @returns ends it
 */
export function onDocumentClick(selector: string, handle: Handle): () => void {
  if (handles.size === 0) document.addEventListener("click", onClick);
  handles.set(handle, selector);
  return () => {
    handles.delete(handle);
    if (handles.size === 0) document.removeEventListener("click", onClick);
  };
}
