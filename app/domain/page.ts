/** Content pages as the page builder composes them (product.md 3.4). HTML in here is already sanitised. */

declare const sanitised: unique symbol;
/** HTML that went through the sanitiser; the only kind a page may set as markup. */
export type SafeHtml = string & { readonly [sanitised]: true };

export interface Action {
  title: string;
  url: string;
}

export interface Picture {
  src: string;
  alt: string;
}

export interface Question {
  /** Fragment of the question's own address. */
  id: string;
  question: string;
  answer: SafeHtml;
}

export interface HeroBlock {
  type: "hero";
  title: string;
  text: string;
  picture: Picture | null;
  actions: Action[];
}

export interface RichTextBlock {
  type: "richText";
  html: SafeHtml;
}

export interface FaqBlock {
  type: "faq";
  title: string;
  groups: { title: string; items: Question[] }[];
}

export interface ToursBlock {
  type: "tours";
  title: string;
  text: string;
  /** Only tours with this tag; "" for all. */
  tag: string;
  limit: number;
}

export interface CardsBlock {
  type: "cards";
  title: string;
  items: { title: string; text: string; url: string | null; picture: Picture | null }[];
}

export interface StepsBlock {
  type: "steps";
  title: string;
  items: { title: string; text: string }[];
}

export interface QuoteBlock {
  type: "quote";
  text: string;
  name: string;
  detail: string;
}

export interface CtaBlock {
  type: "cta";
  title: string;
  text: string;
  action: Action;
}

export type Block = HeroBlock | RichTextBlock | FaqBlock | ToursBlock | CardsBlock | StepsBlock | QuoteBlock | CtaBlock;

export interface Page {
  title: string;
  description: string;
  image: string | null;
  blocks: Block[];
}
