import { useEffect } from "react";
import { onDocumentClick } from "#app/components/document-clicks.ts";
import { savedTours, showSaved } from "#app/components/kept-tours.ts";
import { showToast } from "#app/components/toast.ts";

/** Saves a tour, or takes it back. */
function toggle(id: number): void {
  if (savedTours.current().includes(id)) savedTours.remove([id]);
  else if (savedTours.keep(id))
    showToast("success", "Saved on this device", "See “Saved” at the top of the page, or in its menu.");
}

/** Answers the save buttons of every page, also those of static HTML. Renders nothing. */
export function KeptTours() {
  useEffect(() => onDocumentClick("[data-save]", (button) => toggle(Number((button as HTMLElement).dataset.save))), []);
  useEffect(() => savedTours.subscribe(() => showSaved(document)), []);
  return null;
}
