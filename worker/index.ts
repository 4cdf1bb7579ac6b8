/** The gateway: every request passes this middleware in this order. Each rule lives in the file of its name. */

import { routes } from "virtual:react-router/server-build";
import { Hono } from "hono";
import { MCP_PATH, OPENAPI_PATH } from "#app/domain/constants.ts";
import { openApiDocument } from "#worker/gateway/api/openapi.ts";
import { apiProxy } from "#worker/gateway/api/proxy.ts";
import { markdownForm } from "#worker/gateway/markdown-form.ts";
import { page } from "#worker/gateway/page.ts";
import { readyz } from "#worker/gateway/readyz.ts";
import { reports } from "#worker/gateway/reports.ts";
import { requestLog } from "#worker/gateway/request-log.ts";
import { routeGuard } from "#worker/gateway/route-guard.ts";
import { tidyPaths } from "#worker/gateway/tidy-paths.ts";
import { contentChanges } from "./content/queue.ts";
import { config } from "./current-config.ts";
import { canonicalPath, parsedAddress } from "./gateway/address.ts";
import { CONTENT_CHANGED_PATH, contentChanged } from "./gateway/content-changed.ts";
import type { Gateway } from "./gateway/context.ts";
import { formPosts } from "./gateway/form-posts.ts";
import { handoff } from "./gateway/handoff.ts";
import { mcp } from "./gateway/mcp.ts";
import { preview } from "./gateway/preview.ts";
import { rateLimit } from "./gateway/rate-limit.ts";
import { requestId } from "./gateway/request-id.ts";
import { answerError, plainText } from "./gateway/responses.ts";
import { previewRobots, robotsTag } from "./gateway/robots.ts";
import { searchRedirect } from "./gateway/search-redirect.ts";
import { securityHeaders } from "./gateway/security-headers.ts";
import { softLaunch } from "./gateway/soft-launch.ts";
import { tenantHost } from "./gateway/tenant-host.ts";
import { build } from "./pages/build.ts";
import type { Bindings, ContentChange } from "./platform.ts";

export { Pages } from "./pages/entrypoint.ts";

const routeIds = new Set(Object.keys(routes));
const gateway = new Hono<Gateway>();

gateway.use(parsedAddress());
gateway.use(requestId());
gateway.use(requestLog(config));
gateway.use(securityHeaders(config));
gateway.use(robotsTag(config));
gateway.use(tenantHost(config));
gateway.use(canonicalPath());
gateway.get("/builds/latest.json", (c) => c.json(build, 200, { "cache-control": "no-cache" }));
gateway.get("/healthz", (c) => c.json({ ok: true, build: build.id }, 200, { "cache-control": "no-store" }));
gateway.get("/readyz", readyz(config));
gateway.use(preview(config));
gateway.use(softLaunch(config));
gateway.get("/robots.txt", previewRobots(config));
gateway.get("/assets/*", () => plainText(404, "This file belongs to an earlier version of the site."));
gateway.use(searchRedirect(config));
gateway.use(rateLimit());
gateway.all("/_r/:kind{csp|err|vit}", reports({ id: build.id, routes: routeIds }));
gateway.post(CONTENT_CHANGED_PATH, contentChanged(config));
gateway.get(OPENAPI_PATH, openApiDocument());
gateway.all(MCP_PATH, mcp());
gateway.use(apiProxy(config));
gateway.use(routeGuard());
gateway.use(handoff(config));
gateway.use(tidyPaths());
gateway.use(formPosts());
gateway.use(markdownForm());
gateway.all("*", page({ ...config, routes: routeIds }));
gateway.onError(answerError);

export default { fetch: gateway.fetch, queue: contentChanges } satisfies ExportedHandler<Bindings, ContentChange>;
