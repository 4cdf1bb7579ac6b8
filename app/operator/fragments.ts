import { slug } from "#app/domain/names/names.ts";

const MAX_CHARS = 60;

/** Unique fragment ids of one page. */
export class Fragments {
  readonly #taken = new Map<string, number>();

  /**
   * @param prefix separates kinds, and CMS words from the layout's ids (`main`)
   * @returns null for words without letters or digits
   */
  take(prefix: string, words: string): string | null {
    // Cut first: normalizing 200 KB to keep 60 characters would waste CPU.
    const base = slug(words.slice(0, MAX_CHARS * 2))
      .slice(0, MAX_CHARS)
      .replace(/(?:-|[\ud800-\udbff])$/, "");
    if (base === "") return null;
    const id = `${prefix}-${base}`;
    const times = (this.#taken.get(id) ?? 0) + 1;
    this.#taken.set(id, times);
    // No slug has two hyphens, so a second "a" cannot collide with a heading "a 2".
    return times === 1 ? id : `${id}--${times}`;
  }
}
