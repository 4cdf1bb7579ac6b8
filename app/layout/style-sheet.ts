import { createContext } from "react";

export const STYLE_SHEET_ID = "style-sheet";

function fromDocument(): string {
  return typeof document === "undefined" ? "" : (document.getElementById(STYLE_SHEET_ID)?.textContent ?? "");
}

/** The site's style sheet, which stands in each page. Browsers read it from there, because React may have to render the page anew. */
export const StyleSheetContext = createContext(fromDocument());
