/** A part of a page without behavior, rendered to HTML by its loader. */
export interface StaticPart {
  type: "static";
  /** Absent in a document's data, because the document contains the HTML (`omitFromDocumentData`). */
  html?: string;
}
