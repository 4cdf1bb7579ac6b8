/** Page builder pages served under their own names (specification 2), in sitemap order. */
export const CONTENT_PAGES: readonly string[] = [
  "faq",
  "gallery",
  "webcams",
  "about-us",
  "articles",
  "licenses",
  "blog",
  "get-inspired",
  "meet-the-team",
  "photo-gallery",
  "press-releases",
  "privacy-policy",
  "terms-conditions",
  "a-gallery-example",
  "shuttle-service",
  "things-to-do-in-las-vegas",
  "why-use-national-park-express",
  "ideas",
];

/** Pages whose working part is ours: a page of that name in the page builder gives title, text, picture and the blocks below it. */
export const WORKING_PAGES = [
  "activities",
  "hotel",
  "cart",
  "saved",
  "signin",
  "signup",
  "account",
  "account-message",
] as const;

export type WorkingPageName = (typeof WORKING_PAGES)[number];
