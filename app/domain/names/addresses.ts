/** What addresses call the things of a kind: each has a slug of its own, or none. */

import { exactSlug, fold, formerSlug, nameKey, slug } from "./names.ts";

export interface Named {
  name: string;
  /** Chosen by the operator or the site; absent: made from the name. */
  slug?: string | null;
}

/** A thing whose slug another one has. */
interface Collision {
  name: string;
  /** Who has it. */
  other: string;
  /** What addresses call it instead; "" for nothing. */
  slug: string;
}

export interface Addresses {
  /** The slug of a thing, named as it is, or in a way that only one thing's name folds to; "" for no thing and for one without a slug. */
  slugOf: (name: string) => string;
  /** The name of the thing with a slug; null for none. */
  nameOf: (slug: string) => string | null;
  /** The slug of the thing that had this one by an earlier rule, or before it was given another, or whose name this is; null for none. */
  movedTo: (slug: string) => string | null;
  collisions: readonly Collision[];
  /** Names of things without letters and digits. */
  unaddressed: readonly string[];
}

interface Thing {
  name: string;
  /** As they were given, the first one counts. */
  own: string[];
  slug: string;
}

/** Things by their keys, in their order. */
function thingsOf(named: readonly Named[]): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const { name, slug: own } of named) {
    const key = nameKey(name);
    if (key === "") continue;
    const thing = things.get(key) ?? { name, own: [], slug: "" };
    if (own) thing.own.push(own);
    things.set(key, thing);
  }
  return things;
}

/** Slugs that were chosen go first, then those that are the name itself: `bo` is Bo's before it is Bø's. */
function rank({ name, own }: Thing): number {
  return own.length > 0 ? 0 : slug(name) === exactSlug(name) ? 1 : 2;
}

/** Names by what they fold to; "" for what several do. */
function byFold(things: Iterable<[key: string, thing: Thing]>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [key, { name }] of things) keys.set(fold(name), keys.has(fold(name)) ? "" : key);
  return keys;
}

/** @param named in their order: the first of two with one slug keeps it */
export function addressesOf(named: readonly Named[]): Addresses {
  const things = thingsOf(named);
  const taken = new Map<string, Thing>();
  const collisions: Collision[] = [];
  for (const thing of [...things.values()].toSorted((a, b) => rank(a) - rank(b))) {
    const wanted = [...thing.own.slice(0, 1), slug(thing.name), exactSlug(thing.name)].filter((each) => each !== "");
    thing.slug = wanted.find((each) => !taken.has(each)) ?? "";
    if (thing.slug !== "") taken.set(thing.slug, thing);
    const other = taken.get(wanted[0] ?? "");
    if (other !== undefined && other !== thing)
      collisions.push({ name: thing.name, other: other.name, slug: thing.slug });
  }
  const former = new Map<string, string>();
  for (const thing of things.values()) {
    if (thing.slug === "") continue;
    for (const each of [...thing.own, slug(thing.name), exactSlug(thing.name), formerSlug(thing.name)])
      if (each !== "" && !taken.has(each) && !former.has(each)) former.set(each, thing.slug);
  }
  const folded = byFold(things);
  return {
    slugOf: (name) => (things.get(nameKey(name)) ?? things.get(folded.get(fold(name)) ?? ""))?.slug ?? "",
    nameOf: (text) => taken.get(text)?.name ?? null,
    movedTo(text) {
      const [before, made] = [former.get(text), slug(text)];
      return before ?? (text !== made && !taken.has(text) && taken.has(made) ? made : null);
    },
    collisions,
    unaddressed: [...things.values()]
      .filter((thing) => slug(thing.name) === "" && thing.slug === "")
      .map(({ name }) => name),
  };
}
