/** Yardstick: the same markup rendered by React alone. */

import { Hono } from "hono";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { markupTree } from "./markup.ts";

let tree: ReactNode;

export default new Hono<{ Bindings: { MARKUP: string } }>().get("*", async (c) => {
  tree ??= markupTree(c.env.MARKUP);
  const stream = await renderToReadableStream(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  await stream.allReady;
  return new Response(stream, { headers: { "content-type": "text/html" } });
});
