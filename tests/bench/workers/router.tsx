/** Yardstick: the same markup, and loader data of the same size, from a bare React Router app behind Hono. */

import { Hono } from "hono";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { createRequestHandler, RouterContextProvider, Scripts, type ServerBuild, ServerRouter } from "react-router";
import { markupTree } from "./markup.ts";

let tree: ReactNode;
let data: unknown;

function Root() {
  return (
    <>
      {tree}
      <Scripts />
    </>
  );
}

const route = { id: "root", parentId: undefined, path: "*", index: undefined, caseSensitive: undefined };
const assetRoute = {
  ...route,
  ...{ hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ hasDefaultExport: true, hasErrorBoundary: false, module: "/root.js", clientActionModule: undefined },
  ...{
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    imports: [],
    css: [],
  },
};

const build = {
  entry: {
    module: {
      default: async (request: Request, status: number, headers: Headers, context: never) => {
        const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        });
        await stream.allReady;
        headers.set("content-type", "text/html");
        return new Response(stream, { status, headers });
      },
    },
  },
  routes: { root: { ...route, module: { default: Root, loader: () => data } } },
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: { root: assetRoute },
  },
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  publicPath: "/",
  routeDiscovery: { mode: "initial" },
  allowedActionOrigins: false,
} as unknown as ServerBuild;

const handler = createRequestHandler(build, "production");

export default new Hono<{ Bindings: { MARKUP: string; DATA: string } }>().get("*", (c) => {
  tree ??= markupTree(c.env.MARKUP);
  data ??= JSON.parse(c.env.DATA);
  return handler(c.req.raw, new RouterContextProvider());
});
