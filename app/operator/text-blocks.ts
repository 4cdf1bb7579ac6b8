import type {
  CellNote,
  CtaBlock,
  FaqBlock,
  HeroBlock,
  Question,
  QuoteBlock,
  RichTextBlock,
  StepsBlock,
  TableBlock,
} from "#app/domain/content/blocks.ts";
import { isObject, type Json } from "#app/domain/json.ts";
import { address, items, picture, type Reading, title, unlessEmpty } from "./block-reading.ts";
import { field, ignore, line, list, listField, type Note, text } from "./field-readers.ts";
import { linkTarget, readNamedLink } from "./link-readers.ts";
import { readRichText, sanitizeHtml } from "./rich-text.ts";

const MAX_COLUMNS = 8;
const MAX_ROWS = 100;

export function hero(block: Json, reading: Reading): HeroBlock | null {
  const heading = field(block, "title", line(120), reading.note);
  if (heading === null) return null;
  const note = text(block, "note", 80, reading.note);
  return {
    type: "hero",
    id: reading.fragments.take("s", heading),
    title: heading,
    text: text(block, "text", 400, reading.note),
    picture: picture(block, reading),
    actions: listField(block, "actions", 4, reading.note, readNamedLink),
    ...(note === "" ? {} : { note }),
  };
}

export function richText(block: Json, reading: Reading): RichTextBlock | null {
  const { html, headings } = readRichText(block.html, reading);
  return html === "" ? null : { type: "richText", html, headings };
}

export function question(item: Json, reading: Reading): Question | null {
  const { fragments, note } = reading;
  const words = field(item, "question", line(200), note);
  const answer = sanitizeHtml(item.answer, reading);
  if (words === null || answer === "") return null;
  return { id: fragments.take("q", words) ?? fragments.take("q", "question") ?? "", question: words, answer };
}

export function faq(block: Json, reading: Reading): FaqBlock | null {
  const groups = items(
    block,
    "groups",
    reading,
    (group, own) => {
      const questions = items(group, "items", own, question);
      return unlessEmpty(questions, { title: title(group, own), items: questions });
    },
    20,
  );
  return unlessEmpty(groups, { type: "faq", title: title(block, reading), groups });
}

export function steps(block: Json, reading: Reading): StepsBlock | null {
  const list = items(block, "items", reading, (item, { note }) => {
    const heading = field(item, "title", line(120), note);
    if (heading === null) return null;
    const action = readNamedLink(item.action, note);
    return { title: heading, text: text(item, "text", 600, note), ...(action === null ? {} : { action }) };
  });
  const beside = picture(block, reading);
  const heading = title(block, reading);
  return unlessEmpty(list, {
    type: "steps",
    id: reading.fragments.take("s", heading),
    title: heading,
    ...(beside === null ? {} : { picture: beside }),
    items: list,
  });
}

export function quote(block: Json, reading: Reading): QuoteBlock | null {
  const { note } = reading;
  const words = field(block, "text", line(600), note);
  if (words === null) return null;
  const portrait = address(block, "portrait", reading);
  return {
    type: "quote",
    text: words,
    name: text(block, "name", 80, note),
    detail: text(block, "detail", 160, note),
    ...(portrait === null ? {} : { portrait }),
  };
}

export function cta(block: Json, { note }: Reading): CtaBlock | null {
  const heading = field(block, "title", line(120), note);
  const action = readNamedLink(block.action, note);
  return heading === null || action === null
    ? null
    : { type: "cta", title: heading, text: text(block, "text", 400, note), action };
}

/** Unreadable cells become empty, so that columns stay aligned. */
function cell(input: unknown): string {
  return field({ cell: input }, "cell", line(300), ignore) ?? "";
}

function cellNote(input: unknown, note: Note): CellNote | null {
  if (!isObject(input)) return null;
  const said = field(input, "title", line(300), note);
  const words = field(input, "text", line(120), note);
  const url = field(input, "url", linkTarget, note);
  return said === null || words === null ? null : { title: said, text: words, ...(url === null ? {} : { url }) };
}

export function table(block: Json, reading: Reading): TableBlock | null {
  const columns = list(block.columns, MAX_COLUMNS, reading.note, cell);
  const rows = listField(block, "rows", MAX_ROWS, reading.note, (row) => {
    if (!Array.isArray(row)) return null;
    const cells = columns.map((_, index) => cell(row[index]));
    return cells.every((entry) => entry === "") ? null : cells;
  });
  if (columns.length === 0) return null;
  const links = listField(block, "links", MAX_ROWS, reading.note, readNamedLink);
  const notes = listField(block, "notes", MAX_ROWS, reading.note, cellNote);
  const heading = title(block, reading);
  return unlessEmpty(rows, {
    type: "table",
    id: reading.fragments.take("s", heading),
    title: heading,
    caption: text(block, "caption", 300, reading.note),
    columns,
    rows,
    ...(links.length === 0 ? {} : { links }),
    ...(notes.length === 0 ? {} : { notes }),
  });
}
