import type { MiddlewareHandler } from "hono";

/** `bytes=0-1` and `bytes=5-`; other forms get the whole file (RFC 9110 14.2). */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** Answers single byte ranges, without which Safari plays no film, and lets pages of other hosts read captions. */
export const serveRanges: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("access-control-allow-origin", "*");
  c.header("accept-ranges", "bytes");
  const [, first, last] = RANGE.exec(c.req.header("range") ?? "") ?? [];
  if (first === undefined || c.res.status !== 200) return;
  const whole = await c.res.arrayBuffer();
  const start = Number(first);
  const end = Math.min(last ? Number(last) : Infinity, whole.byteLength - 1);
  const headers = new Headers(c.res.headers);
  if (start > end) {
    headers.set("content-range", `bytes */${whole.byteLength}`);
    c.res = new Response(null, { status: 416, headers });
    return;
  }
  headers.set("content-range", `bytes ${start}-${end}/${whole.byteLength}`);
  headers.set("content-length", String(end - start + 1));
  c.res = new Response(whole.slice(start, end + 1), { status: 206, headers });
};
