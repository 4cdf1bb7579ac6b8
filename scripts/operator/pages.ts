/** Pages of the page builder and posts: those of the site's fixed list, and those that links lead to. */

import { page } from "#app/blocks/page.server.ts";
import { FILM_LANGUAGES, filmsPageName } from "#app/domain/content/film-languages.ts";
import { NO_IMAGE } from "#app/domain/content/media.ts";
import { CONTENT_PAGES } from "#app/domain/content/page-names.ts";
import { isFrom, pictureOrigins } from "#app/domain/content/picture-origins.ts";
import { isObject } from "#app/domain/json.ts";
import type { TenantConfig } from "#app/domain/tenant/tenant.ts";
import { post } from "#app/operator/blog-post.ts";
import type { TourSummary } from "#app/operator/tours.ts";
import type { Api, Asked } from "./api.ts";
import { BLOCK_TYPES } from "./block-types.ts";
import { inTurns } from "./in-turns.ts";
import { count, listed } from "./report.ts";

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
  return isObject(value) ? Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name)) : [];
}

const PICTURE_TAG = /<(?:img|source)\b[^>]*>/gi;
const PICTURE_ADDRESS = /\b(?:data-)?src(?:set)?\s*=\s*["']?\s*((?:https?:)?\/\/[^\s"',>]+)/gi;

/** Hosts of pictures inside HTML. */
function hostsInHtml(sent: unknown): string[] {
  const tags = textsIn(sent).flatMap(([, text]) => text.match(PICTURE_TAG) ?? []);
  const addresses = tags.flatMap((tag) => [...tag.matchAll(PICTURE_ADDRESS)].map(([, address = ""]) => address));
  return addresses.flatMap((address) =>
    URL.canParse(address, "https://x.invalid") ? [new URL(address, "https://x.invalid").host] : [],
  );
}

export class Pages {
  readonly #api: Api;
  readonly #allowed: readonly string[];
  readonly #asked = new Map<string, Promise<boolean>>();
  readonly #posts = new Set<string>();
  readonly #lost = new Map<string, { number: number; subjects: Set<string> }>();

  constructor(api: Api, tenant: TenantConfig, tours: readonly TourSummary[]) {
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
    const asked = await this.#api.ask(page, { page: name }, { of: name });
    const subject = `page ${name}`;
    if (!asked.outcome.ok && asked.outcome.failure.status === 404) return false;
    if (this.#api.failed(page, asked, "FAIL", name)) return true;
    this.#checkBlocks(subject, asked.sent);
    this.checkPictures(subject, asked);
    for (const [field, text] of textsIn(asked.sent)) if (field === "slug") this.#posts.add(text);
    return true;
  }

  #checkBlocks(subject: string, sent: unknown): void {
    const blocks = isObject(sent) && Array.isArray(sent.blocks) ? sent.blocks : [];
    const types = blocks.map((block) => (isObject(block) ? String(block.type) : "no object"));
    const unknown = types.filter((type) => !BLOCK_TYPES.includes(type));
    if (unknown.length > 0)
      this.#api.report.add(
        "WARN",
        subject,
        `unknown ${unknown.length === 1 ? "block" : "blocks"}, left out: ${listed(unknown)} (known: ${BLOCK_TYPES.join(", ")})`,
      );
  }

  /** Counts pictures that become the placeholder. @param subject `page about-us` */
  checkPictures(subject: string, { outcome, sent }: Asked<unknown>): void {
    if (!outcome.ok) return;
    const read = textsIn(outcome.data);
    const inHtml = read.reduce((sum, [, text]) => sum + text.split(`src="${NO_IMAGE}"`).length - 1, 0);
    if (inHtml > 0) this.#lose(`inside HTML, of ${listed(hostsInHtml(sent)) || "no address"}`, inHtml, subject);
    const foreign = read.filter(
      ([field, text]) => PICTURES.has(field) && /^https?:/.test(text) && !isFrom(text, this.#allowed),
    );
    for (const [, text] of foreign) this.#lose(`of ${new URL(text).host}`, 1, subject);
  }

  #lose(which: string, number: number, subject: string): void {
    const known = this.#lost.get(which) ?? { number: 0, subjects: new Set() };
    known.subjects.add(subject);
    this.#lost.set(which, { ...known, number: known.number + number });
  }

  /** Reports lost pictures. */
  finish(): void {
    for (const [which, { number, subjects }] of this.#lost) {
      const become = number === 1 ? "becomes" : "become";
      const text = `${count(number, "picture")} ${which} ${become} the placeholder; add the host to IMAGE_HOSTS (${listed(subjects)})`;
      this.#api.report.add("WARN", "pictures", text);
    }
  }

  async hasPost(slug: string): Promise<boolean> {
    const asked = await this.#api.ask(post, { slug }, { of: slug });
    if (!asked.outcome.ok && asked.outcome.failure.status === 404) return false;
    if (!this.#api.failed(post, asked, "FAIL", slug)) this.checkPictures(`post ${slug}`, asked);
    return true;
  }

  /** The pages that the site has addresses for. */
  async checkFixed(): Promise<void> {
    const films = FILM_LANGUAGES.map(({ code }) => filmsPageName(code));
    const names = [...BETTER_WITH, ...CONTENT_PAGES, ...films];
    const are = await inTurns(names, (name) => this.has(name));
    const missing = names.filter((_, at) => !are[at]);
    const plain = missing.filter((name) => BETTER_WITH.includes(name));
    if (plain.length > 0)
      this.#api.report.add(
        "INFO",
        "page",
        `${listed(plain)} ${plain.length === 1 ? "answers" : "answer"} 404: the site shows its own plain ${plain.length === 1 ? "page" : "pages"}`,
      );
    const gone = missing.filter((name) => !BETTER_WITH.includes(name));
    if (gone.length > 0)
      this.#api.report.add(
        "WARN",
        "page",
        `${gone.length} of the site's ${CONTENT_PAGES.length + films.length} pages answer 404, and so does the site: ${listed(gone, 30)}`,
      );
    const posts = [...this.#posts].slice(0, MAX_POSTS);
    const there = await inTurns(posts, (slug) => this.hasPost(slug));
    const lost = posts.filter((_, at) => !there[at]);
    if (lost.length > 0) this.#api.report.add("WARN", "post", `listed, and answers 404: ${listed(lost)}`);
  }
}
