/**
 * Renders a page to a stream (spec: SSR for the public routes). What is ready within `GATHER_MS` comes in order, in
 * plain HTML that needs no script; only what is slower is streamed behind the shell.
 */

import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { keptMarkup } from "./blocks/still-markup.tsx";
import { wholeMarkup } from "./components/markup-made-once.tsx";
import { provideMarkup } from "./components/server-markup.ts";
import { WHOLE_HEADER } from "./domain/constants.ts";
import { CONTENT_PAGES } from "./domain/content/page-names.ts";
import { RESULT_MEDIA_TYPE } from "./domain/forms/form-post.ts";
import { LATE, within } from "./domain/http/within.ts";
import { listMarkup } from "./layout/list-markup.tsx";
import { rendering } from "./server-html/document-stream.server.ts";

provideMarkup({ list: listMarkup, part: keptMarkup, whole: wholeMarkup });

/** A form posted by a script gets the outcome of the action alone; without a script, the page around it. */
function outcomeOf(request: Request, { staticHandlerContext }: EntryContext): unknown {
  if (request.method !== "POST" || request.headers.get("accept") !== RESULT_MEDIA_TYPE) return undefined;
  return Object.values(staticHandlerContext.actionData ?? {})[0];
}

/** Long enough for content that waits in KV, short enough that nobody waits for a slow operator. */
const GATHER_MS = 120;
/** Secondary sections that take longer are given up: their error state is rendered in the browser. */
const STREAM_TIMEOUT_MS = 6_000;

/** React Router ends its own data stream before the render is aborted. */
export const streamTimeout = STREAM_TIMEOUT_MS - 1_000;

function randomSlot(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** What a page is called in logs and cache tags: its route's id; content pages, which share one, go by their own names. */
function pageId({ staticHandlerContext }: EntryContext): string {
  const match = staticHandlerContext.matches.at(-1);
  const name = match?.params.page ?? "";
  return CONTENT_PAGES.includes(name) ? `routes/${name}` : (match?.route.id ?? "none");
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const outcome = outcomeOf(request, routerContext);
  if (outcome !== undefined) return Response.json(outcome, { status, headers });
  const slot = randomSlot();
  let shellSent = false;
  let failed = false;
  const page = await rendering(<ServerRouter context={routerContext} url={request.url} nonce={slot} />, {
    nonce: slot,
    giveUpAfter: STREAM_TIMEOUT_MS,
    onError(error) {
      failed = true;
      // Errors of the shell reject the render and are reported by handleError.
      if (shellSent) logRenderError(error, request);
    },
  });
  const patience = request.headers.has(WHOLE_HEADER) ? STREAM_TIMEOUT_MS : GATHER_MS;
  const ready = await within(page.ready, patience);
  const isWhole = ready !== LATE;
  shellSent = true;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("x-nonce-slot", slot);
  headers.set("x-site-route", pageId(routerContext));
  headers.set("x-render", isWhole ? "whole" : "streaming");
  // A whole page goes out in one piece: every chunk of a stream costs on its way through two workers.
  const body = isWhole ? page.text() : page.stream();
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status });
}

function logRenderError(error: unknown, request: Request): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  console.log(
    JSON.stringify({ event: "render-error", path: new URL(request.url).pathname, message: message.slice(0, 300) }),
  );
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  logRenderError(error, request);
  // oxlint-disable-next-line no-console -- with its stack; a build has none of this
  if (import.meta.env.DEV) console.error(error);
};
