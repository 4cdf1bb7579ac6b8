import * as v from "valibot";
import type {
  CardsBlock,
  MapBlock,
  PostsBlock,
  PressBlock,
  TeamBlock,
  ToursBlock,
} from "#app/domain/content/blocks.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { address, items, picture, type Reading, title, unlessEmpty } from "./block-reading.ts";
import { field, isoDate, line, lines, text } from "./field-readers.ts";
import { linkTarget, readNamedLink } from "./link-readers.ts";
import { readPostSummary } from "./post-summary.ts";

const MAX_FACTS = 6;

const limit = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(48));

/** Its places come from the tour list. */
export function map(block: Json, reading: Reading): MapBlock {
  return { type: "map", title: title(block, reading), text: text(block, "text", 400, reading.note) };
}

export function cards(block: Json, reading: Reading): CardsBlock | null {
  const list = items(block, "items", reading, (item, own) => {
    const heading = field(item, "title", line(120), own.note);
    if (heading === null) return null;
    const facts = items(
      item,
      "facts",
      own,
      (fact, { note }) => {
        const label = field(fact, "label", line(30), note);
        const value = field(fact, "value", line(160), note);
        return label === null || value === null ? null : { label, value };
      },
      MAX_FACTS,
    );
    const action = readNamedLink(item.action, own.note);
    const price = text(item, "price", 60, own.note);
    return {
      title: heading,
      text: text(item, "text", 400, own.note),
      url: field(item, "url", linkTarget, own.note),
      picture: picture(item, own),
      ...(price === "" ? {} : { price }),
      ...(facts.length === 0 ? {} : { facts }),
      ...(action === null ? {} : { action }),
    };
  });
  const heading = title(block, reading);
  return unlessEmpty(list, {
    type: "cards",
    id: reading.fragments.take("s", heading),
    title: heading,
    text: text(block, "text", 400, reading.note),
    items: list,
  });
}

export function tours(block: Json, reading: Reading): ToursBlock {
  return {
    type: "tours",
    // The cards' headings are one level below this one.
    title: title(block, reading) || "Our tours",
    text: text(block, "text", 400, reading.note),
    tag: text(block, "tag", 60, reading.note),
    limit: field(block, "limit", limit, reading.note) ?? 6,
  };
}

export function posts(block: Json, reading: Reading): PostsBlock | null {
  const list = items(block, "items", reading, readPostSummary, field(block, "limit", limit, reading.note) ?? 24);
  return unlessEmpty(list, { type: "posts", title: title(block, reading), items: list });
}

export function team(block: Json, reading: Reading): TeamBlock | null {
  const members = items(block, "members", reading, (item, own) => {
    const name = field(item, "name", line(80), own.note);
    if (name === null) return null;
    return {
      name,
      role: text(item, "role", 120, own.note),
      languages: lines(item, "languages", { items: 12, chars: 40 }, own.note),
      text: text(item, "text", 800, own.note),
      portrait: address(item, "portrait", own),
    };
  });
  return unlessEmpty(members, { type: "team", title: title(block, reading), members });
}

function pressContact(input: unknown, { note }: Reading): PressBlock["contact"] {
  if (!isObject(input)) return null;
  const contact = {
    name: text(input, "name", 120, note),
    email: field(input, "email", v.pipe(v.string(), v.email(), v.maxLength(200)), note) ?? "",
    phone: text(input, "phone", 40, note),
  };
  return contact.email === "" && contact.phone === "" ? null : contact;
}

const MAX_PRESS_PICTURES = 6;

export function press(block: Json, reading: Reading): PressBlock | null {
  const list = items(
    block,
    "items",
    reading,
    (item, { note, fragments }) => {
      const heading = field(item, "title", line(200), note);
      const date = field(item, "date", isoDate, note);
      if (heading === null || date === null) return null;
      return {
        date,
        id: fragments.take("press", heading),
        title: heading,
        text: text(item, "text", 1_000, note),
        url: field(item, "url", linkTarget, note),
      };
    },
    200,
  );
  const pictures = items(
    block,
    "pictures",
    reading,
    (item, own) => {
      const found = picture(item, own);
      return found === null ? null : { ...found, caption: text(item, "caption", 80, own.note) };
    },
    MAX_PRESS_PICTURES,
  );
  return unlessEmpty(list, {
    type: "press",
    title: title(block, reading),
    items: list.toSorted((a, b) => b.date.localeCompare(a.date)),
    contact: pressContact(block.contact, reading),
    ...(pictures.length === 0 ? {} : { pictures, picturesTerms: text(block, "picturesTerms", 400, reading.note) }),
  });
}
