/**
 * Entrypoint `Pages`: React Router's request handler, for one tenant host (`ctx.props.host`). It stands behind the page
 * cache and therefore never learns anything of a visitor: the gateway sends it a request without cookies.
 */

import { WorkerEntrypoint } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { siteContext } from "#app/context.ts";
import { BUILD_HEADER } from "#app/domain/build.ts";
import { createOperatorClient } from "#app/operator/client.ts";
import type { Bindings } from "./bindings.ts";
import { build as running } from "./builds.ts";
import { openSite } from "./content.ts";
import { config } from "./current-config.ts";
import { createKvCache } from "./kv-cache.ts";
import { log } from "./log.ts";

export interface PagesProps {
  /** Normalised tenant host; part of the cache key, so tenants cannot share an entry. */
  host: string;
}

const render = createRequestHandler(build, import.meta.env.MODE);

function unknownHost(): Response {
  return new Response("There is no site at this address.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

export class Pages extends WorkerEntrypoint<Bindings, PagesProps> {
  override async fetch(request: Request): Promise<Response> {
    const { host } = this.ctx.props;
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const settings = { baseUrl: config.apiBaseUrl, apiKey: config.apiKey, apiKeyHeader: config.apiKeyHeader };
    const site = await openSite({
      host,
      config,
      log,
      build: running.id,
      operator: createOperatorClient(settings, host, fetch),
      cache: createKvCache({ kv: this.env.CONTENT, waitUntil, log }),
    });
    if (site === null) return unknownHost();
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    const rendered = await render(request, context);
    const response = new Response(rendered.body, rendered);
    // Set here and not in the gateway: what a cache kept names the build that made it.
    response.headers.set(BUILD_HEADER, running.id);
    return response;
  }
}
