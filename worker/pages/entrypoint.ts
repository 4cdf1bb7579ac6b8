/**
 * Entrypoint `Pages`: React Router's request handler for one tenant (`ctx.props.host`). Its answers are cached for all
 * visitors, so it is never sent anything of one: no cookies, no tokens.
 */

import { WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { siteContext } from "#app/context.ts";
import { FIRST_BYTE_WAIT_MS } from "#app/domain/budgets.ts";
import { readAnswerHeader, writeAnswerHeaders } from "#app/domain/http/answer-headers.ts";
import { LATE, within } from "#app/domain/http/within.ts";
import { siteOrigin } from "#app/domain/tenant/site-address.ts";
import { machineAnswer } from "#app/machine-readable/answers.ts";
import { createOperatorClient } from "#app/operator/client.ts";
import { createKvCache, createKvMemory } from "#worker/content/kv-cache.ts";
import { openSite } from "#worker/content/site.ts";
import { config } from "#worker/current-config.ts";
import { REQUEST_ID_HEADER } from "#worker/gateway/request-id.ts";
import { plainText } from "#worker/gateway/responses.ts";
import { createSupervisor } from "#worker/operator/supervisor.ts";
import { log } from "#worker/ops/log.ts";
import type { Bindings, PagesProps } from "#worker/platform.ts";
import { completeAnswer } from "./answer.ts";
import { build as running } from "./build.ts";
import { createFacts } from "./render-facts.ts";

const memory = createKvMemory();
const render = createRequestHandler(build, import.meta.env.MODE);

/** Sends a data answer whole if its promises settle in time. Documents have set their state themselves. */
async function withRenderState(rendered: Response): Promise<Response> {
  if (readAnswerHeader(rendered.headers, "render") !== null) return rendered;
  if (rendered.body === null) return new Response(null, rendered);
  const [ahead, rest] = rendered.body.tee();
  const whole = new Response(ahead).arrayBuffer();
  const body = await within(
    whole.catch((): typeof LATE => LATE),
    FIRST_BYTE_WAIT_MS,
  );
  const answer = new Response(body === LATE ? rest : body, rendered);
  writeAnswerHeaders(answer.headers, { render: body === LATE ? "streaming" : "whole" });
  return answer;
}

export class Pages extends WorkerEntrypoint<Bindings, PagesProps> {
  override async fetch(request: Request): Promise<Response> {
    const { host } = this.ctx.props;
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const facts = createFacts();
    const supervisor = createSupervisor({ host, log, facts });
    const url = new URL(request.url);
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? undefined;
    const settings = { baseUrl: config.apiBaseUrl, apiKey: config.apiKey, apiKeyHeader: config.apiKeyHeader };
    const site = await openSite({
      host,
      origin: siteOrigin(host, url),
      config,
      log,
      build: running.id,
      operator: createOperatorClient(settings, { host, requestId, supervisor }, fetch),
      cache: createKvCache({ kv: this.env.CONTENT, waitUntil, log, memory, facts }),
      facts,
    });
    if (site === null) return plainText(404, "There is no site at this address.");
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const file = request.method === "GET" ? await machineAnswer(site, url) : null;
    const rendered = file ?? (await withRenderState(await render(request, context)));
    return completeAnswer(rendered, { host, method: request.method, facts, isDegraded: site.isDegraded() });
  }
}
