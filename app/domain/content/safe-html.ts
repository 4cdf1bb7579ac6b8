declare const sanitized: unique symbol;

/** HTML that went through the sanitizer (`app/operator/rich-text.ts`); the only kind a page may set as markup. */
export type SafeHtml = string & { readonly [sanitized]: true };

/** A heading of a text and the fragment it is reached by. */
export interface Heading {
  id: string;
  text: string;
}
