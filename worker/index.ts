/** The gateway: every request passes this middleware in this order. */

import { routes } from "virtual:react-router/server-build";
import { Hono } from "hono";
import { MCP_PATH } from "#app/domain/constants.ts";
import { textAnswer } from "#app/domain/http/text-answer.ts";
import { contentChanges } from "#worker/content/source.ts";
import { parsedAddress, robotsTag, routedPath, tenantHost, unlistedRobots } from "#worker/gateway/address.ts";
import { apiProxy } from "#worker/gateway/api/proxy.ts";
import { preview, softLaunch } from "#worker/gateway/invited.ts";
import { markdownForm } from "#worker/gateway/markdown-form.ts";
import { page } from "#worker/gateway/page.ts";
import { pageRoutes } from "#worker/gateway/page-request.ts";
import { readyz } from "#worker/gateway/readyz.ts";
import { canonicalPath, routeGuard, searchRedirect, tidyPaths } from "#worker/gateway/redirects.ts";
import { reports } from "#worker/gateway/reports.ts";
import { answerError, requestId, requestLog } from "#worker/gateway/request-log.ts";
import { repeatedStatus } from "#worker/gateway/responses.ts";
import { config } from "#worker/ops/current-config.ts";
import { CONTENT_CHANGED_PATH, contentChanged } from "./gateway/content-changed.ts";
import type { Gateway } from "./gateway/context.ts";
import { formPosts } from "./gateway/form-posts.ts";
import { handoff } from "./gateway/handoff.ts";
import { mcp, mcpCors } from "./gateway/mcp.ts";
import { securityHeaders } from "./gateway/security-headers.ts";
import { build } from "./pages/build.ts";
import type { Bindings, ContentChange } from "./platform.ts";

export { Pages } from "./pages/entrypoint.ts";

const gateway = new Hono<Gateway>({ getPath: routedPath });

gateway.use(parsedAddress);
gateway.use(requestId);
gateway.use(requestLog(config));
gateway.use(securityHeaders(config));
gateway.use(robotsTag(config));
gateway.use(tenantHost(config));
gateway.use(repeatedStatus);
gateway.use(canonicalPath);
gateway.get("/builds/latest.json", (c) => c.json(build, 200, { "cache-control": "no-cache" }));
gateway.get("/healthz", (c) => c.json({ ok: true, build: build.id }, 200, { "cache-control": "no-store" }));
gateway.get("/readyz", readyz(config));
gateway.use(preview(config));
gateway.post(CONTENT_CHANGED_PATH, contentChanged(config));
gateway.use(softLaunch(config));
gateway.get("/robots.txt", unlistedRobots(config));
gateway.get("/assets/*", () => textAnswer(404, "This file belongs to an earlier version of the site."));
gateway.use(searchRedirect(config));
gateway.all("/_r/:kind{csp|err|vit}", reports({ id: build.id, routes: new Set(Object.keys(routes)) }));
gateway.use(MCP_PATH, mcpCors);
gateway.all(MCP_PATH, mcp);
gateway.use(apiProxy(config));
gateway.use(routeGuard);
gateway.use(handoff(config));
gateway.use(tidyPaths);
gateway.use(formPosts);
gateway.use(markdownForm);
gateway.all("*", page({ ...config, routesOf: pageRoutes(routes) }));
gateway.onError(answerError);

export default { fetch: gateway.fetch, queue: contentChanges } satisfies ExportedHandler<Bindings, ContentChange>;
