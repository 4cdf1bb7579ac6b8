/**
 * Entrypoint `Pages`: React Router's request handler for one tenant (`ctx.props.host`). Its answers are cached for all
 * visitors, so it is never sent anything of one: no cookies, and no token but that of a form post, which is not cached.
 */

import { WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { siteContext } from "#app/context.ts";
import { FIRST_BYTE_WAIT_MS, SHORT_WAIT_MS } from "#app/domain/budgets.ts";
import { REQUEST_ID_HEADER, WAIT_HEADER, WHOLE_HEADER } from "#app/domain/constants.ts";
import { readAnswerHeader, writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { NO_SITE, textAnswer } from "#app/domain/http/text-answer.ts";
import { TIMED_OUT, withTimeout } from "#app/domain/http/with-timeout.ts";
import { siteOrigin } from "#app/domain/tenant/host.ts";
import { visitOf } from "#app/domain/visit/visit.ts";
import { machineAnswer } from "#app/machine-readable/answers.ts";
import { openSite } from "#worker/content/site.ts";
import { createSource } from "#worker/content/source.ts";
import { logAbout } from "#worker/ops/log.ts";
import type { Bindings, PagesProps } from "#worker/platform.ts";
import { completeAnswer } from "./answer.ts";
import { build as running } from "./build.ts";

const render = createRequestHandler(build, import.meta.env.MODE);

/** Sends a data answer whole if its promises settle in time. Documents have set their state themselves. */
async function withRenderState(rendered: Response): Promise<Response> {
  if (readAnswerHeader(rendered.headers, "render") !== null) return rendered;
  if (rendered.body === null) return new Response(null, rendered);
  const [ahead, rest] = rendered.body.tee();
  const whole = new Response(ahead).arrayBuffer();
  const body = await withTimeout(
    whole.catch((): typeof TIMED_OUT => TIMED_OUT),
    FIRST_BYTE_WAIT_MS,
  );
  const answer = new Response(body === TIMED_OUT ? rest : body, rendered);
  writeAnswerHeaders(answer.headers, { render: body === TIMED_OUT ? "streaming" : "whole" });
  return answer;
}

function unknownTenant(): Response {
  const answer = textAnswer(404, NO_SITE);
  writeAnswerHeaders(answer.headers, { render: "whole", noStore: "unknown-tenant" });
  return answer;
}

export class Pages extends WorkerEntrypoint<Bindings, PagesProps> {
  override async fetch(request: Request): Promise<Response> {
    const id = request.headers.get(REQUEST_ID_HEADER) ?? "none";
    return logAbout({ id, host: this.ctx.props.host }, () => this.#render(request, id));
  }

  /**
   * A page with the operator's newest content. By RPC, which Workers Cache never answers or keeps
   * (developers.cloudflare.com/workers/cache/limitations/).
   *
   * @param untilMs when the preview ends, in ms since the epoch
   */
  async preview(request: Request, untilMs: number): Promise<Response> {
    const id = request.headers.get(REQUEST_ID_HEADER) ?? "none";
    return logAbout({ id, host: this.ctx.props.host }, () => this.#render(request, id, untilMs));
  }

  async #render(request: Request, requestId: string, previewUntilMs: number | null = null): Promise<Response> {
    const { host } = this.ctx.props;
    const url = new URL(request.url);
    const source = createSource({
      host,
      env: this.env,
      waitUntil: (work) => this.ctx.waitUntil(work),
      requestId,
      isPreview: previewUntilMs !== null,
      waitMs: Number(request.headers.get(WAIT_HEADER) ?? SHORT_WAIT_MS),
    });
    const { facts } = source;
    const site = await openSite(source, {
      origin: siteOrigin(host, url),
      build: running.id,
      visit: visitOf(url.searchParams),
      previewUntilMs,
    });
    const answer = { host, method: request.method, facts, site };
    if (site === null) return completeAnswer(unknownTenant(), answer);
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const renderWhole = (path: string) => {
      const headers = { [WHOLE_HEADER]: "1", [REQUEST_ID_HEADER]: requestId };
      return render(new Request(new URL(path + url.search, url), { headers }), context);
    };
    const file = request.method === "GET" ? await machineAnswer(site, url, renderWhole) : null;
    const rendered = file ?? (await withRenderState(await render(request, context)));
    const heldMs = source.heldMs();
    if (rendered.status === 503 && heldMs > 0) rendered.headers.set("retry-after", String(Math.ceil(heldMs / 1_000)));
    return completeAnswer(rendered, answer);
  }

  /**
   * By RPC, because a purge reaches only the pages of the entrypoint that asks for it
   * (developers.cloudflare.com/workers/cache/purge/). Without Workers Cache there is nothing to purge.
   */
  async purge(options: CachePurgeOptions): Promise<CachePurgeResult> {
    return (await this.ctx.cache?.purge(options)) ?? { success: true, errors: [] };
  }
}
