/** Pages of the page builder and posts: those of the site's fixed list, and those that links lead to. */

import { decodeHTML } from "entities";
import { mapAsync } from "es-toolkit/array";
import { builderPage } from "#app/blocks/builder-page.server.ts";
import { FILM_LANGUAGES, filmsPageName } from "#app/domain/content/film-languages.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { isFrom, pictureOrigins } from "#app/domain/content/picture-origins.ts";
import { isObject } from "#app/domain/json.ts";
import type { TenantSettings } from "#app/domain/tenant/tenant.ts";
import { post } from "#app/operator/blog-post.ts";
import type { TourSummary } from "#app/operator/tours.ts";
import { listed } from "#scripts/owner/command.ts";
import { A_FEW } from "#scripts/owner/site.ts";
import type { Api, Asked } from "./api.ts";

/** The site has these addresses with and without a page; with one, its texts stand there. */
const BETTER_WITH = ["home", "our-tours", "contact-us", "news-letter"];
/** A post of each list, and no more. */
const MAX_POSTS = 3;

/** Fields with the address of a picture, as the site has read them. */
const PICTURES = new Set(["src", "image", "poster", "logo", "portrait"]);

/** All texts in an answer, and in which field each stands. */
function textsIn(value: unknown, field = ""): [field: string, text: string][] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, field));
  // Tours below a post are linked by their numbers.
  const entries = isObject(value) ? Object.entries(value).filter(([name]) => name !== "relatedTours") : [];
  return entries.flatMap(([name, entry]) => textsIn(entry, name));
}

export class Pages {
  readonly #api: Api;
  readonly #allowed: readonly string[];
  readonly #asked = new Map<string, Promise<boolean>>();
  readonly #posts = new Set<string>();
  readonly #lost = new Map<string, Set<string>>();
  /** Targets of links in texts, and what has the links. It grows while pages are asked for. */
  readonly links = new Map<string, Set<string>>();

  constructor(api: Api, tenant: TenantSettings, tours: readonly TourSummary[]) {
    this.#api = api;
    this.#allowed = pictureOrigins({ tenant, tours }, api.options);
  }

  /** @returns whether there is such a page; true also where nobody can tell */
  has(name: string): Promise<boolean> {
    const asked = this.#asked.get(name) ?? this.#ask(name);
    this.#asked.set(name, asked);
    return asked;
  }

  async #ask(name: string): Promise<boolean> {
    const asked = await this.#api.ask(builderPage, { page: name }, { of: name });
    const subject = `page ${name}`;
    if (!asked.outcome.ok && asked.outcome.failure.status === 404) return false;
    if (this.#api.failed(builderPage, asked, "FAIL", name)) return true;
    this.lookAt(subject, asked);
    for (const [field, text] of textsIn(asked.sent)) if (field === "slug") this.#posts.add(text);
    return true;
  }

  /** Notes links, and pictures, other than those in HTML, that become the placeholder. @param subject `page about-us` */
  lookAt(subject: string, { outcome }: Asked<unknown>): void {
    const read = outcome.ok ? textsIn(outcome.data) : [];
    for (const [field, text] of read) {
      const written = [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => decodeHTML(href));
      for (const url of field === "url" ? [text] : written) {
        this.links.set(url, (this.links.get(url) ?? new Set()).add(subject));
      }
      if (!PICTURES.has(field) || !/^https?:/.test(text) || isFrom(text, this.#allowed)) continue;
      const { host } = new URL(text);
      this.#lost.set(host, (this.#lost.get(host) ?? new Set()).add(subject));
    }
  }

  /** Reports lost pictures. */
  finish(): void {
    for (const [host, subjects] of this.#lost)
      this.#api.report.warn(
        "pictures",
        `those of ${host} become the placeholder; add it to IMAGE_HOSTS (${listed(subjects)})`,
      );
  }

  async hasPost(slug: string): Promise<boolean> {
    const asked = await this.#api.ask(post, { slug }, { of: slug });
    if (!asked.outcome.ok && asked.outcome.failure.status === 404) return false;
    if (!this.#api.failed(post, asked, "FAIL", slug)) this.lookAt(`post ${slug}`, asked);
    return true;
  }

  /** The pages that the site has addresses for. */
  async checkFixed(): Promise<void> {
    const films = FILM_LANGUAGES.map(({ code }) => filmsPageName(code));
    const names = [...BETTER_WITH, ...CONTENT_PAGES, ...films];
    const are = await mapAsync(names, (name) => this.has(name), A_FEW);
    const missing = names.filter((_, at) => !are[at]);
    const plain = missing.filter((name) => BETTER_WITH.includes(name));
    if (plain.length > 0)
      this.#api.report.info(
        "page",
        `${listed(plain)} ${plain.length === 1 ? "answers" : "answer"} 404: the site shows its own plain ${plain.length === 1 ? "page" : "pages"}`,
      );
    const gone = missing.filter((name) => !BETTER_WITH.includes(name));
    if (gone.length > 0)
      this.#api.report.info(
        "page",
        `the site has these addresses only with a page of the name, which answers 404 (a link to one is a WARN): ${listed(gone, 30)}`,
      );
    const posts = [...this.#posts].slice(0, MAX_POSTS);
    const there = await mapAsync(posts, (slug) => this.hasPost(slug), A_FEW);
    const lost = posts.filter((_, at) => !there[at]);
    if (lost.length > 0) this.#api.report.warn("post", `listed, and answers 404: ${listed(lost)}`);
  }
}
