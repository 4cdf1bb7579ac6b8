import * as v from "valibot";
import type { Film, FilmFile, GalleryBlock, Photo, VideosBlock, WebcamsBlock } from "#app/domain/content/blocks.ts";
import { readEmbed } from "#app/domain/content/embed.ts";
import { isLanguageTag } from "#app/domain/content/slug.ts";
import type { Json } from "#app/domain/json.ts";
import { address, items, minutes, type Reading, title, unlessEmpty } from "./block-reading.ts";
import { field, isoDate, line, type Note, text } from "./field-readers.ts";
import { linkTarget, readNamedLink } from "./link-readers.ts";

const MAX_PHOTOS = 100;
const pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20_000));
const languageTag = v.pipe(v.string(), v.check(isLanguageTag));

/** Beyond this ratio a size is taken for wrong; the usual one is 3:2. */
const MAX_RATIO = 3;

function size(item: Json, { note }: Reading): { width: number; height: number } {
  const width = field(item, "width", pixels, note);
  const height = field(item, "height", pixels, note);
  const usual = { width: 1600, height: 1067 };
  if (width === null || height === null) return usual;
  return Math.max(width / height, height / width) > MAX_RATIO ? usual : { width, height };
}

function photo(item: Json, reading: Reading): Photo | null {
  const src = address(item, "src", reading);
  if (src === null) return null;
  reading.photos.count += 1;
  return {
    number: reading.photos.count,
    src,
    ...size(item, reading),
    alt: text(item, "alt", 200, reading.note),
    caption: text(item, "caption", 300, reading.note),
    place: text(item, "place", 80, reading.note),
  };
}

export function gallery(block: Json, reading: Reading): GalleryBlock | null {
  const list = items(block, "items", reading, photo, MAX_PHOTOS);
  const heading = title(block, reading);
  return unlessEmpty(list, {
    type: "gallery",
    id: reading.fragments.take("s", heading),
    title: heading,
    items: list,
  });
}

/** Paragraphs are parted by empty lines, of which one is kept. */
function paragraphs(item: Json, key: string, maxChars: number, note: Note): string {
  const words = item[key];
  if (typeof words !== "string") return text(item, key, maxChars, note);
  return words
    .slice(0, maxChars)
    .split(/(?:\r?\n){2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => text({ [key]: paragraph }, key, maxChars, note))
    .join("\n\n");
}

const FILM_TYPES = { mp4: "video/mp4", webm: "video/webm" } as const;

/** `videoUrl` as a file of the admin host or of another host of the tenant, with its `captionsUrl`. */
function filmFile(item: Json, reading: Reading): FilmFile | null {
  const src = address(item, "videoUrl", reading);
  const type = /\.(mp4|webm)$/i.exec(src === null ? "" : new URL(src).pathname)?.[1]?.toLowerCase();
  if (src === null || type === undefined) return null;
  return { src, type: FILM_TYPES[type as keyof typeof FILM_TYPES], captions: address(item, "captionsUrl", reading) };
}

function film(item: Json, reading: Reading): Film | null {
  const { note, fragments } = reading;
  const name = field(item, "title", line(120), note);
  if (name === null) return null;
  const poster = address(item, "poster", reading);
  const action = readNamedLink(item.action, note);
  const place = text(item, "place", 80, note);
  const teller = text(item, "teller", 80, note);
  const embed = readEmbed(item.embedUrl) ?? readEmbed(item.videoUrl);
  const file = embed === null ? filmFile(item, reading) : null;
  return {
    id: fragments.take("film", text(item, "id", 60, note) || name) ?? fragments.take("film", "film") ?? "",
    title: name,
    description: text(item, "description", 400, note),
    language: field(item, "language", languageTag, note) ?? "en",
    minutes: field(item, "minutes", minutes, note),
    published: field(item, "published", isoDate, note) ?? "",
    poster: poster === null ? null : { src: poster, alt: "" },
    embed,
    ...(file === null ? {} : { file }),
    transcript: paragraphs(item, "transcript", 10_000, note),
    ...(place === "" ? {} : { place }),
    ...(teller === ""
      ? {}
      : { teller: { name: teller, role: text(item, "role", 80, note), portrait: address(item, "portrait", reading) } }),
    ...(action === null ? {} : { action }),
  };
}

export function videos(block: Json, reading: Reading): VideosBlock | null {
  const list = items(block, "items", reading, film);
  return unlessEmpty(list, { type: "videos", title: title(block, reading), items: list });
}

export function webcams(block: Json, reading: Reading): WebcamsBlock | null {
  const list = items(block, "items", reading, (item, own) => {
    const name = field(item, "name", line(120), own.note);
    const url = field(item, "url", linkTarget, own.note);
    if (name === null || url === null) return null;
    const action = readNamedLink(item.action, own.note);
    return {
      id: own.fragments.take("camera", name),
      name,
      url,
      place: text(item, "place", 120, own.note),
      text: text(item, "text", 400, own.note),
      poster: address(item, "poster", own),
      ...(action === null ? {} : { action }),
    };
  });
  const heading = title(block, reading);
  return unlessEmpty(list, {
    type: "webcams",
    id: reading.fragments.take("s", heading),
    title: heading,
    items: list,
  });
}
