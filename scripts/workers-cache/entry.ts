/**
 * The main module of the site in Miniflare, for what that lacks: the built worker with `rules.ts` in front of the entrypoint
 * whose cache wrangler.toml enables, and data points that go to the operator stand-in, which shows them. `wrangler deploy`
 * uploads the built worker alone.
 */

import { INSIGHTS_PATH } from "#app/domain/insights/insights-report.ts";
import worker, { Pages as BuiltPages } from "#worker/index.ts";
import type { Bindings, PagesProps } from "#worker/platform.ts";
import { createWorkersCache } from "./rules.ts";

const cache = createWorkersCache();

export class Pages extends BuiltPages {
  constructor(ctx: ExecutionContext<PagesProps>, env: Bindings) {
    super(ctx, env);
    Object.defineProperty(ctx, "cache", { value: cache });
  }

  override fetch(request: Request): Promise<Response> {
    return cache.fetch(request, {
      props: this.ctx.props,
      run: (asked) => super.fetch(asked),
      waitUntil: (work) => this.ctx.waitUntil(work),
    });
  }
}

/** @property INSIGHTS_URL of the stand-in (scripts/local-vars.ts); empty: data points are dropped, as by Miniflare */
interface LocalBindings extends Bindings {
  INSIGHTS_URL?: string;
}

/** Answers a report of a page load, and sends what was written for it on: an empty list when the report was dropped. */
async function answerReport(request: Request, env: Bindings, url: string, context: ExecutionContext) {
  const points: AnalyticsEngineDataPoint[] = [];
  const INSIGHTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
  const host = new URL(request.url).hostname;
  const response = await worker.fetch(request, { ...env, INSIGHTS }, context);
  const sent = await fetch(url, { method: "POST", body: JSON.stringify({ host, points }) }).catch(() => null);
  await sent?.body?.cancel();
  return response;
}

export default {
  ...worker,
  fetch(request: Request, env: LocalBindings, context: ExecutionContext) {
    const url = env.INSIGHTS_URL ?? "";
    return url === "" || !request.url.endsWith(INSIGHTS_PATH)
      ? worker.fetch(request, env, context)
      : answerReport(request, env, url, context);
  },
};
