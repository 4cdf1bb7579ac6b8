/**
 * The main module of the site on machines without Workers Cache: the built worker with `rules.ts` in front of the entrypoint
 * whose cache wrangler.toml enables. `wrangler deploy` uploads the built worker alone.
 */

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

export default worker;
