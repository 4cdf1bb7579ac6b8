declare const sanitized: unique symbol;

/** HTML from the sanitizer (`app/operator/rich-text.ts`), the only kind a page may render as markup. */
export type SafeHtml = string & { readonly [sanitized]: true };

export interface Heading {
  id: string;
  text: string;
}
