import { slugify } from "#app/domain/tour/tour.ts";

const MAX_CHARS = 60;

/** Fragment ids of one page: each is given out once, however often the same words come. */
export class Fragments {
  readonly #taken = new Map<string, number>();

  /**
   * @param prefix keeps kinds apart, and CMS words away from the ids of the layout (`main`)
   * @returns null when the words have no letter or digit that an id could be made of
   */
  take(prefix: string, words: string): string | null {
    // Normalizing 200 KB of title to keep 60 characters would be a gift to an attacker.
    const base = slugify(words.slice(0, MAX_CHARS * 2))
      .slice(0, MAX_CHARS)
      .replace(/-$/, "");
    if (base === "") return null;
    const id = `${prefix}-${base}`;
    const times = (this.#taken.get(id) ?? 0) + 1;
    this.#taken.set(id, times);
    // Two hyphens: no slug has them, so a second "a" cannot collide with a heading "a 2".
    return times === 1 ? id : `${id}--${times}`;
  }
}
