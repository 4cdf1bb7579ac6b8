/** Only two video players, matched by exact host (docs/threats.md T3). */

const YOUTUBE_HOSTS = new Set([
  "www.youtube.com",
  "youtube.com",
  "www.youtube-nocookie.com",
  "youtube-nocookie.com",
  "m.youtube.com",
]);
const YOUTUBE_PATH = /^\/(?:embed|shorts)\/([\w-]{6,20})$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{5,15})$/;
const VIMEO_HOSTS = new Set(["player.vimeo.com", "vimeo.com", "www.vimeo.com"]);

/** Of a page of the film, its short address, or its player. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return YOUTUBE_ID.exec(pathname.slice(1))?.[0];
  if (!YOUTUBE_HOSTS.has(hostname)) return undefined;
  if (pathname === "/watch") return YOUTUBE_ID.exec(searchParams.get("v") ?? "")?.[0];
  return YOUTUBE_PATH.exec(pathname)?.[1];
}

export interface Embed {
  site: "YouTube" | "Vimeo";
  player: string;
  page: string;
}

/**
 * @param input the address of a film's page or player, or the `src` of a CMS iframe
 * @returns addresses rebuilt from the film's id alone, or null
 */
export function readEmbed(input: unknown): Embed | null {
  if (typeof input !== "string" || input.length > 500) return null;
  const text = input.trim().replace(/^\/\//, "https://");
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, pathname, port, username } = url;
  if (protocol !== "https:" || port !== "" || username !== "") return null;
  const youtube = youtubeId(url);
  if (youtube !== undefined) {
    return {
      site: "YouTube",
      player: `https://www.youtube-nocookie.com/embed/${youtube}`,
      page: `https://www.youtube.com/watch?v=${youtube}`,
    };
  }
  const vimeo = VIMEO_HOSTS.has(hostname) ? VIMEO_PATH.exec(pathname)?.[1] : undefined;
  if (vimeo === undefined) return null;
  return { site: "Vimeo", player: `https://player.vimeo.com/video/${vimeo}?dnt=1`, page: `https://vimeo.com/${vimeo}` };
}
