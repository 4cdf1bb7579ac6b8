/** Only two video players, matched by exact host (docs/threats.md T3). */

const YOUTUBE_HOSTS = new Set(["www.youtube.com", "youtube.com", "www.youtube-nocookie.com", "youtube-nocookie.com"]);
const YOUTUBE_PATH = /^\/embed\/([\w-]{6,20})$/;
const VIMEO_PATH = /^\/video\/(\d{5,15})$/;

export interface Embed {
  site: "YouTube" | "Vimeo";
  player: string;
  page: string;
}

/**
 * @param input `embedUrl`, or the `src` of a CMS iframe
 * @returns addresses rebuilt from the film's id alone, or null
 */
export function readEmbed(input: unknown): Embed | null {
  if (typeof input !== "string" || input.length > 500) return null;
  const text = input.trim().replace(/^\/\//, "https://");
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, port, username } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "") return null;
  const youtube = YOUTUBE_HOSTS.has(hostname) ? YOUTUBE_PATH.exec(pathname)?.[1] : undefined;
  if (youtube !== undefined) {
    return {
      site: "YouTube",
      player: `https://www.youtube-nocookie.com/embed/${youtube}`,
      page: `https://www.youtube.com/watch?v=${youtube}`,
    };
  }
  const vimeo = hostname === "player.vimeo.com" ? VIMEO_PATH.exec(pathname)?.[1] : undefined;
  if (vimeo === undefined) return null;
  return { site: "Vimeo", player: `https://player.vimeo.com/video/${vimeo}?dnt=1`, page: `https://vimeo.com/${vimeo}` };
}
