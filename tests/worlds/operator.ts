/** The operator of all worlds: host `w17.localhost` gets world 17. Also serves the pictures, as the admin host and as a CDN. */

import http from "node:http";
import type { AddressInfo } from "node:net";
import { type World, worldOf } from "./world.ts";

export interface WorldsOperator {
  origin: string;
  port: number;
  world(seed: number): World;
  stop(): Promise<void>;
}

export const hostOf = (seed: number) => `w${seed}.localhost`;

/** Width and height by what the name ends in. */
const RATIOS: Record<string, readonly [number, number]> = { "8x1": [800, 100], "1x2": [60, 120], "4x1": [240, 60] };

function drawing(name: string): string {
  const [width, height] = RATIOS[name.split("-").at(-1) ?? ""] ?? [800, 533];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#7d5a3c"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#f0e3bd"/></svg>`
  );
}

function detailOf({ tours }: World, id: string): object | null {
  const tour = tours.find((one) => String(one.id) === id);
  if (tour === undefined) return null;
  const { headerImage, priceFrom } = tour;
  return {
    ...tour,
    priceAdult: priceFrom,
    images: headerImage === null ? [] : [{ src: headerImage, alt: "" }],
    description: "<p>Text</p>",
    highlights: ["One"],
    faq: [],
  };
}

/** @returns undefined for what this operator does not have */
function dataFor(world: World, path: string): unknown {
  const [, name = ""] = /\/page\/1\/(.+)$/.exec(path) ?? [];
  const [, id = ""] = /\/(?:detail|link-tour)\/(?:t-)?(\d+)$/.exec(path) ?? [];
  if (path === "/api/tenant-config/user/public") return world.config;
  if (path.startsWith("/api/website/navigation/")) return world.navigation;
  if (path === "/api/office/our-tours") return world.tours;
  if (path === "/api/office/top-tours") return world.tours.slice(0, 6);
  if (path === "/api/office/our-tour/category") return [];
  if (path.endsWith("/sales-dates")) return [];
  if (path.includes("/link-tour/")) return detailOf(world, id) === null ? undefined : { id };
  if (path.includes("/product/web/detail/")) return detailOf(world, id) ?? undefined;
  return world.pages[name];
}

export async function startWorldsOperator(): Promise<WorldsOperator> {
  const worlds = new Map<number, World>();
  let cdns: string[] = [];
  const world = (seed: number) => {
    const made = worlds.get(seed) ?? worldOf(seed, { cdns });
    worlds.set(seed, made);
    return made;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://operator.localhost");
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    request.resume();
    if (pathname.startsWith("/media/")) {
      const name = pathname.slice("/media/".length, -".svg".length);
      response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "max-age=600" }).end(drawing(name));
      return;
    }
    if (pathname.endsWith("/guest/token")) return json(200, { access_token: "guest", refresh_token: "again" });
    if (pathname.endsWith("/current_user")) return json(200, { data: { cart_user_type: "guest" } });
    if (pathname === "/api/cart") return json(200, { data: { items: [], total: 0 } });
    const seed = /^w(\d+)\.localhost$/.exec(String(request.headers["host-name"]))?.[1];
    const data = seed === undefined ? undefined : dataFor(world(Number(seed)), pathname);
    json(data === undefined ? 404 : 200, data === undefined ? { error: "Not here" } : { data });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  cdns = ["cdn", "images"].map((name) => `http://${name}.localhost:${port}`);
  return {
    origin: `http://localhost:${port}`,
    port,
    world,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
