import { decodedPath } from "#app/domain/names/paths.ts";
import { line, resolved } from "./fields.ts";

/**
 * A tour's address: a path, or an absolute address, of which the path is kept. Below `BASE_SITE_URL` it stays as it is. Percent-encoding
 * is undone: addresses of the site encode it once.
 */
export const tourAddress = resolved(line(512), (text, { reading }) => {
  if (text.startsWith(`${reading.baseSiteUrl}/`)) return text;
  const isWhole = /^https?:\/\//i.test(text);
  if (isWhole && !URL.canParse(text)) return undefined;
  const address = isWhole ? new URL(text).pathname : text.replace(/^(?!\/)/, "/");
  const [path = ""] = address.split(/[?#]/, 1);
  return (decodedPath(path) ?? path) + address.slice(path.length);
});
