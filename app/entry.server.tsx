/**
 * Renders a page. What is ready within `FIRST_BYTE_WAIT_MS` is in document order and needs no script; slower sections
 * are streamed after it.
 */

import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { REQUEST_ID_HEADER, WHOLE_HEADER } from "#app/domain/constants.ts";
import { StyleSheetContext } from "#app/layout/site-data.ts";
import { DATA_STREAM_TIMEOUT_MS, FIRST_BYTE_WAIT_MS, RENDER_TIMEOUT_MS } from "./domain/budgets.ts";
import { CONTENT_PAGES } from "./domain/content/page-names.ts";
import { errorCause } from "./domain/error-cause.ts";
import { RESULT_MEDIA_TYPE } from "./domain/forms/form-post.ts";
import { writeAnswerHeaders } from "./domain/http/answer-headers.ts";
import { TIMED_OUT, withTimeout } from "./domain/http/with-timeout.ts";
import { STYLE_SHEET, styleSheetHash } from "./styles/style-sheet.server.ts";

/** A form posted by a script gets only the result of its action; posted without script, a page. */
function outcomeOf(request: Request, { staticHandlerContext }: EntryContext): unknown {
  if (request.method !== "POST" || request.headers.get("accept") !== RESULT_MEDIA_TYPE) return undefined;
  return Object.values(staticHandlerContext.actionData ?? {})[0];
}

export const streamTimeout = DATA_STREAM_TIMEOUT_MS;

/** Name in logs: the route id, or for content pages, which share a route, the page name. */
function pageId({ staticHandlerContext }: EntryContext): string {
  const match = staticHandlerContext.matches.at(-1);
  const name = match?.params["*"] ?? "";
  return CONTENT_PAGES.includes(name) ? `routes/${name}` : (match?.route.id ?? "none");
}

const PRELOAD = '<link rel="modulepreload" ';

/**
 * The page with React Router's preloads of its modules after what is painted first: `Scripts` has no property for their priority,
 * and React leaves these elements as they are in the document.
 */
function withLatePreloads(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const outcome = outcomeOf(request, routerContext);
  if (outcome !== undefined) return Response.json(outcome, { status, headers });
  const slot = crypto.randomUUID().replaceAll("-", "");
  let shellSent = false;
  let failed = false;
  const document = (
    <StyleSheetContext value={STYLE_SHEET}>
      <ServerRouter context={routerContext} url={request.url} nonce={slot} />
    </StyleSheetContext>
  );
  const page = await renderToReadableStream(document, {
    nonce: slot,
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    // By default, React moves large sections behind the page even when they are ready.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failed = true;
      // Errors of the shell reject the render instead; handleError logs those.
      if (shellSent) logRenderError(error, request);
    },
  });
  const waitMs = request.headers.has(WHOLE_HEADER) ? RENDER_TIMEOUT_MS : FIRST_BYTE_WAIT_MS;
  const isWhole = (await withTimeout(page.allReady, waitMs)) !== TIMED_OUT;
  shellSent = true;
  headers.set("content-type", "text/html; charset=utf-8");
  writeAnswerHeaders(headers, {
    nonceSlot: slot,
    styleHash: await styleSheetHash(),
    route: pageId(routerContext),
    render: isWhole ? "whole" : "streaming",
  });
  // One chunk: each costs a turn of the event loop in two workers.
  const body = isWhole ? withLatePreloads(await new Response(page).text()) : page;
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status });
}

/** As worker/ops/log.ts writes errors, which app may not import. */
function logRenderError(error: unknown, request: Request): void {
  const { hostname: host, pathname: path } = new URL(request.url);
  const id = request.headers.get(REQUEST_ID_HEADER) ?? "none";
  const line = { event: "render-error", ts: new Date().toISOString(), id, host, path, ...errorCause(error) };
  // oxlint-disable-next-line no-console -- sets the level of the line
  console.error(JSON.stringify(line));
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  logRenderError(error, request);
};
