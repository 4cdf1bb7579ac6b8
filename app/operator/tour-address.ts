import { line, resolved } from "./fields.ts";

/** A tour's address: a path, or an absolute address, of which the path is kept. Below `BASE_SITE_URL` it stays as it is. */
export const tourAddress = resolved(line(512), (text, { reading }) => {
  if (text.startsWith(`${reading.baseSiteUrl}/`)) return text;
  if (!/^https?:\/\//i.test(text)) return text.startsWith("/") ? text : `/${text}`;
  return URL.canParse(text) ? new URL(text).pathname : undefined;
});
