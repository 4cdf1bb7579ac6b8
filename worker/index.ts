/** The gateway. Every request passes here, in this order; the rules live in the files they are named after. */

import { routes } from "virtual:react-router/server-build";
import { Hono } from "hono";
import { apiProxy } from "./api-proxy.ts";
import { askedAddress } from "./asked-address.ts";
import { build } from "./builds.ts";
import { canonicalPath } from "./canonical-path.ts";
import { contentChanged } from "./content-changed.ts";
import { config } from "./current-config.ts";
import { answerError, plainText } from "./errors.ts";
import { formPosts } from "./form-posts.ts";
import type { Gateway } from "./gateway.ts";
import { routeGuard } from "./guard.ts";
import { handoff } from "./handoff.ts";
import { markdownForm } from "./markdown.ts";
import { notIndexed } from "./not-indexed.ts";
import { page } from "./page.ts";
import { previewRobots } from "./preview-robots.ts";
import { rateLimit } from "./rate-limit.ts";
import { readyz } from "./readyz.ts";
import { reports } from "./reports.ts";
import { requestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { searchRedirect } from "./search-redirect.ts";
import { securityHeaders } from "./security-headers.ts";
import { tenantHost } from "./tenant.ts";

export { Pages } from "./pages.ts";

const gateway = new Hono<Gateway>();

gateway.use(askedAddress());
gateway.use(requestId());
gateway.use(requestLog(config));
gateway.use(securityHeaders());
gateway.use(notIndexed(config));
gateway.use(canonicalPath());
gateway.use(tenantHost(config));
gateway.get("/builds/latest.json", (c) => c.json(build, 200, { "cache-control": "no-cache" }));
gateway.get("/healthz", (c) => c.json({ ok: true, build: build.id }, 200, { "cache-control": "no-store" }));
gateway.get("/readyz", readyz(config));
gateway.get("/robots.txt", previewRobots(config));
gateway.post("/__content-changed", contentChanged(config));
gateway.get("/assets/*", () => plainText(404, "This file belongs to an earlier version of the site."));
gateway.use(searchRedirect(config));
gateway.use(rateLimit());
gateway.all("/_r/:kind{csp|err}", reports());
gateway.use(apiProxy(config));
gateway.use(routeGuard());
gateway.use(handoff(config));
gateway.use(formPosts());
gateway.use(markdownForm());
gateway.all("*", page({ ...config, routes: new Set(Object.keys(routes)) }));
gateway.onError(answerError);

export default gateway;
