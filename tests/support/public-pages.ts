/** The content pages of docs/specification.md 2. */

const list = (paths: string) => paths.trim().split(/\s+/);

export const TENANT_HOSTS = ["localhost", "canyon.localhost", "vegas.localhost"];

export const CONTENT_PATHS = list(`
  / /faq /gallery /webcams /about-us /articles /licenses /blog /contact-us /news-letter /get-inspired /meet-the-team
  /photo-gallery /press-releases /privacy-policy /terms-conditions /a-gallery-example /shuttle-service
  /things-to-do-in-las-vegas /why-use-national-park-express /blog/a-blog-example
  /shuttle-service/a-shuttle-service-example /videos/en /videos/es /videos/de /ideas
`);

/** Pages that every tenant has, with test files of their own. */
export const OTHER_PATHS = list(`
  /our-tours /our-tours/day-tours /tours-detail/grand-canyon-tours/ /tours-detail/valley-of-fire-tours/
  /cart/ /hotel/ /activities/ /saved
`);
