/** Only two video players, matched by exact host (docs/threats.md T3). */

const YOUTUBE_HOSTS = new Set(
  "www.youtube.com youtube.com m.youtube.com music.youtube.com www.youtube-nocookie.com youtube-nocookie.com youtu.be".split(
    " ",
  ),
);
const VIMEO_HOSTS = new Set(["player.vimeo.com", "vimeo.com", "www.vimeo.com"]);

const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e)\/([\w-]{6,20})\/?$/;
const SHORT_PATH = /^\/([\w-]{6,20})\/?$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const YOUTUBE_LIST = /^[\w-]{10,64}$/;
/** A film by itself, of a collection, or unlisted with the hash that opens it. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{5,15})(?:\/([0-9a-f]{6,20}))?\/?$/;
const VIMEO_HASH = /^[0-9a-f]{6,20}$/;

export interface Embed {
  site: "YouTube" | "Vimeo";
  /** null: what the address shows is only on its own page. */
  player: string | null;
  page: string;
}

/** Seconds of `90`, `90s` or `1h2m3s`; "" for none. */
function startIn(text: string | null): string {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? "") ?? [];
  const start = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return start === 0 ? "" : String(start);
}

function withQuery(address: string, values: Record<string, string | null>): string {
  const query = new URLSearchParams(Object.entries(values).filter((each): each is [string, string] => !!each[1]));
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

function youtube({ hostname, pathname, searchParams }: URL): Omit<Embed, "site"> | null {
  const path = (hostname === "youtu.be" ? SHORT_PATH : YOUTUBE_PATH).exec(pathname)?.[1];
  const found = pathname === "/watch" ? YOUTUBE_ID.exec(searchParams.get("v") ?? "")?.[0] : path;
  const id = found === "videoseries" || found === "live_stream" ? undefined : found;
  const list = YOUTUBE_LIST.exec(searchParams.get("list") ?? "")?.[0] ?? null;
  const start = startIn(searchParams.get("t") ?? searchParams.get("start"));
  const player = "https://www.youtube-nocookie.com/embed";
  if (id !== undefined) {
    return {
      player: withQuery(`${player}/${id}`, { list, start }),
      page: withQuery("https://www.youtube.com/watch", { v: id, list, t: start && `${start}s` }),
    };
  }
  if (list === null) return null;
  return {
    player: withQuery(`${player}/videoseries`, { list }),
    page: withQuery("https://www.youtube.com/playlist", { list }),
  };
}

function vimeo({ pathname, searchParams, hash }: URL): Omit<Embed, "site"> | null {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return null;
  const h = inPath ?? VIMEO_HASH.exec(searchParams.get("h") ?? "")?.[0] ?? null;
  const start = startIn(/^#t=(\w+)$/.exec(hash)?.[1] ?? null);
  const at = start === "" ? "" : `#t=${start}s`;
  return {
    player: withQuery(`https://player.vimeo.com/video/${id}`, { h, dnt: "1" }) + at,
    page: `https://vimeo.com/${id}${h === null ? "" : `/${h}`}${at}`,
  };
}

/**
 * @param input the address of a film's page or player, or the `src` of a CMS iframe
 * @returns addresses rebuilt from what the film needs alone: its id, the hash of an unlisted one, its list, its beginning. Without a
 *   player for another page of the two sites. null for every other address
 */
export function readEmbed(input: unknown): Embed | null {
  if (typeof input !== "string" || input.length > 500) return null;
  const text = input.trim().replace(/^\/\//, "https://");
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username } = url;
  if (protocol !== "https:" || port !== "" || username !== "") return null;
  const site = YOUTUBE_HOSTS.has(hostname) ? "YouTube" : VIMEO_HOSTS.has(hostname) ? "Vimeo" : null;
  if (site === null) return null;
  return { site, ...((site === "YouTube" ? youtube(url) : vimeo(url)) ?? { player: null, page: url.href }) };
}
