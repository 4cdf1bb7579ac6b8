import { createContext } from "react";

export const STYLE_SHEET_ID = "style-sheet";

/** The site's style sheet, which stands in each page. Empty in browsers: React leaves the text that it finds there alone. */
export const StyleSheetContext = createContext("");
