/**
 * Serves the stand-in's media. Its drawings are one flat color, with their own size in pixels and bytes: drawing the real ones, and sending them
 * through a worker, is a seventh of what a page costs a browser test. tests/site/crawl.test.ts asks for the real ones.
 */

import { globSync, readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";

const FOLDER = "tests/stand-in/public";

/** Films and icons as they are; with `Access-Control-Allow-Origin`, which their captions need. */
const FILE_TYPES: Record<string, string> = {
  mp4: "video/mp4",
  webm: "video/webm",
  webp: "image/webp",
  png: "image/png",
  vtt: "text/vtt",
};

/** Keeps the outer element, and with it the size; a comment makes up for the drawing. */
function flat(svg: string): Buffer {
  const [start = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  if (start === "") throw new Error(`This picture does not start with its svg element: ${svg.slice(0, 80)}`);
  const drawing = `${start}<path fill="#59706a" d="M0 0h9999v9999H0z"/></svg>`;
  const missing = Buffer.byteLength(svg) - drawing.length - "<!---->".length;
  return Buffer.from(`${drawing}<!--${" ".repeat(Math.max(0, missing))}-->`);
}

export async function startFlatPictures() {
  const pictures = new Map(
    globSync("**/*.svg", { cwd: FOLDER }).map((file) => [
      `/${file.replaceAll("\\", "/")}`,
      flat(readFileSync(`${FOLDER}/${file}`, "utf8")),
    ]),
  );
  const files = new Map(
    globSync(`**/*.{${Object.keys(FILE_TYPES).join()}}`, { cwd: FOLDER }).map((file) => [
      `/${file.replaceAll("\\", "/")}`,
      { type: FILE_TYPES[file.replace(/^.*\./, "")] ?? "", bytes: readFileSync(`${FOLDER}/${file}`) },
    ]),
  );
  const server = http.createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const picture = pictures.get(pathname);
    const file = files.get(pathname);
    if (file !== undefined) {
      response.writeHead(200, { "content-type": file.type, "access-control-allow-origin": "*" }).end(file.bytes);
    } else if (picture === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "max-age=600" }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  /** The origin of an `ADMIN_BASE_URL`, without trailing slash. */
  return { origin: `http://localhost:${port}` };
}
