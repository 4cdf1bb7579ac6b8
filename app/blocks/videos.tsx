import * as v from "valibot";
import { readEmbed } from "#app/domain/content/embed.ts";
import { withPrice } from "#app/domain/content/linked-tours.ts";
import {
  language,
  line,
  minutes,
  optional,
  paragraphs,
  picture,
  required,
  resolved,
  words,
} from "#app/operator/fields.ts";
import { day } from "#app/operator/values.ts";
import { action, blockKind, filled, heading } from "./block.ts";
import { Videos } from "./videos-view.tsx";

const FILM_TYPES = { mp4: "video/mp4", webm: "video/webm" } as const;

const fileType = (src: string | null) => /\.(mp4|webm)$/i.exec(src === null ? "" : new URL(src).pathname)?.[1];

/** Film files are below the admin host or on another host of the tenant, like pictures. */
const file = optional(
  picture,
  "Path or address of an MP4 or WebM file, or the film's page on YouTube or Vimeo",
  "/films/zion.mp4",
);
const address = optional(line(500), "The film's page or player on YouTube or Vimeo", "https://vimeo.com/76979871");

const film = resolved(
  v.object({
    id: words(60, "Part of its address on the page; by default made from the title", "zion"),
    title: required(line(200), "Title", "A morning in Zion"),
    description: words(2_000, "What it is about", "Six minutes along the river."),
    language: optional(language, "Its language (BCP 47), `en` by default", "en"),
    minutes: optional(minutes, "How long it is, in minutes", 6),
    published: day("Day it was published", "2026-04-18"),
    poster: optional(picture, "Path or address of a still picture, 16:9", "/media/zion/hero.svg"),
    embedUrl: address,
    videoUrl: file,
    captionsUrl: optional(picture, "Path or address of WebVTT captions in the film's language", "/films/zion.vtt"),
    transcript: paragraphs(
      50_000,
      "What is said, or the whole story where there is no film",
      "We start before the sun does.",
    ),
    place: words(120, "Where it is set", "Zion National Park"),
    teller: words(120, "Who tells it", "Ruth Begay"),
    role: words(200, "What that person does", "Guide"),
    portrait: optional(picture, "Path or address of that person's picture, square", "/media/team/ruth.svg"),
    action,
  }),
  ({ id, embedUrl, videoUrl, captionsUrl, teller, role, portrait, language, ...rest }, at) => {
    const embed = readEmbed(embedUrl) ?? readEmbed(videoUrl);
    const type = fileType(videoUrl)?.toLowerCase();
    const hasFile = embed === null && videoUrl !== null && type !== undefined;
    return {
      ...rest,
      id: at.fragment("film", id || rest.title) ?? at.fragment("film", "film") ?? "",
      language: language ?? "en",
      /** On another site. Without `file`, too, the item is a story to read. */
      embed,
      /** That the operator serves itself. */
      file: hasFile
        ? { src: videoUrl, type: FILM_TYPES[type as keyof typeof FILM_TYPES], captions: captionsUrl }
        : null,
      teller: teller === "" ? null : { name: teller, role, portrait },
    };
  },
);

const schema = v.object({
  type: v.literal("videos"),
  title: heading("Films from the road"),
  items: required(filled(film, 100), "Films, or stories to read"),
});

type VideosBlock = v.InferOutput<typeof schema>;
export type Film = VideosBlock["items"][number];

/** "From" in the languages of films. */
const FROM: Record<string, string> = { es: "desde", de: "ab" };

export const videos = blockKind({
  meaning: "Films on YouTube or Vimeo or of your own, with what is said in them; or stories to read",
  schema,
  part(block, tours) {
    const items = block.items.map((item) => {
      const { action: link, language } = item;
      return link === null ? item : { ...item, action: withPrice(link, tours, FROM[language.slice(0, 2)]) };
    });
    return { ...block, items };
  },
  view: (part) => <Videos {...part} />,
  /** Only films on other sites need scripts: their players are loaded on a tap. */
  isInteractive: ({ items }) => items.some(({ embed }) => embed?.player != null),
});
