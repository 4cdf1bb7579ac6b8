/** What visitors and search engines see. */

import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { MAX_TOURS } from "#app/domain/constants.ts";
import { leavesApp } from "#app/domain/http/visitor-paths.ts";
import { type Answer, header, pathsIn, pictureProblem } from "#scripts/owner/site.ts";
import { first, matches, must, mustAnswer, mustBeEmpty, Note, Skip, type Smoke } from "./check.ts";

const MAX_PAGES = 300;
const MAX_PICTURES = 20;
/** As a policy names an inline script (CSP 3, section 6.7). */
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
/** True if a path leads elsewhere, or needs a visitor. */
const leaves = (path: string) => path.startsWith("/api") || leavesApp(path.replace(/\?.*/, ""));

export async function checkHome({ site, check }: Smoke, home: Answer, isUnlisted: boolean): Promise<void> {
  const nonce = first(header(home, "content-security-policy"), /'nonce-([0-9a-f]{32})'/g);
  await check("the home page is a whole HTML page", () => {
    mustAnswer(home, 200, "text/html");
    must(home.body.includes("</html>"), "it breaks off");
  });
  await check("the home page is a brand's: title, description, main heading", () => {
    const title = first(home.body, /<title>([^<]+)<\/title>/g);
    must(title !== "", "no title");
    must(/<meta name="description" content="[^"]+/.test(home.body), "no description");
    must(home.body.includes("<h1"), "no h1");
    const name = first(home.body, /<meta property="og:site_name" content="([^"]+)"/g);
    must(name !== site.hostname, "the config has no `documentTitle`, so pages are named after the host");
    return title;
  });
  await check("the header has the operator's menu", () => {
    const menu = /<nav aria-label="Main".*?<\/nav>/s.exec(home.body)?.[0] ?? "";
    must(menu.includes("<a "), "it has no item: the call `navigation` fails or is empty (npm run operator says which)");
  });
  await check("the home page is kept by no shared cache, and sets no cookie", () => {
    must(/^private, no-(?:cache|store)$/.test(header(home, "cache-control")), header(home, "cache-control"));
    must(!home.headers.has("set-cookie"), "it sets a cookie");
  });
  await check("scripts have the nonce of the answer, or are allowed by their hash", () => {
    must(nonce !== "", "no nonce in the Content-Security-Policy");
    const policy = header(home, "content-security-policy");
    const scripts = [...home.body.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)].map(([, tag = "", text = ""]) => ({
      tag,
      isAllowed: tag.includes(`nonce="${nonce}"`) || (tag === "<script>" && policy.includes(`'${sha256(text)}'`)),
    }));
    const own = scripts.filter(({ tag }) => !tag.includes("application/ld+json"));
    must(own.length > 0, "no scripts");
    mustBeEmpty(own.filter(({ isAllowed }) => !isAllowed).map(({ tag }) => tag));
  });
  await check("a second view has another nonce", async () => {
    must(!header(await site.ask("/"), "content-security-policy").includes(nonce), "the nonce was used twice");
  });
  await check("the second view comes from the page cache", async () => {
    let state = "";
    for (let attempt = 0; attempt < 10 && !state.includes("; hit"); attempt += 1) {
      if (attempt > 0) await pause(500);
      // oxlint-disable-next-line no-await-in-loop -- one view after the other
      state = header(await site.ask("/"), "cache-status");
    }
    must(state.startsWith("pages; hit"), `Cache-Status: ${state}`);
    return state;
  });
  await check("security headers", () => {
    const expected = {
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
    };
    mustBeEmpty(Object.entries(expected).flatMap(([name, value]) => (header(home, name) === value ? [] : [name])));
    must(home.headers.has("permissions-policy"), "permissions-policy");
    must(header(home, "content-security-policy").includes("default-src 'self'"), "content-security-policy");
  });
  await check("HSTS over https only, without subdomains and preload", () => {
    const value = header(home, "strict-transport-security");
    must(site.isHttps ? /^max-age=\d+$/.test(value) : value === "", value || "none");
    return value || "none over http";
  });
  await check("no feature of the zone rewrites the HTML", () => {
    mustBeEmpty(matches(home.body, /(\/cdn-cgi\/(?!image\/)[\w-]*|cloudflareinsights|__cf_email__|data-cf-[\w-]+)/g));
  });
  await check("HTML is compressed", () => {
    if (!site.isHttps) throw new Skip("Cloudflare's part, and this address is http");
    must(home.headers.has("content-encoding"), "no Content-Encoding");
    return header(home, "content-encoding");
  });
  await check("search engines are let in at the brand's own address, and kept out of its other addresses", () => {
    const isClosed = header(home, "x-robots-tag").includes("noindex");
    must(isUnlisted === isClosed, isUnlisted ? "robots.txt is closed, the page is not" : "noindex");
    must(isUnlisted || !site.hostname.endsWith(".workers.dev"), "workers.dev is open to search engines");
    return isUnlisted ? "kept out" : "open";
  });
}

interface Pages {
  /** Paths of the sitemap. */
  listed: string[];
  /** Pages of the sitemap and those that the home page links to. */
  linked: Map<string, Answer>;
}

export async function checkPages({ site, check }: Smoke, home: Answer): Promise<Pages> {
  let listed: string[] = [];
  let pages = new Map<string, Answer>();
  const linked = new Map<string, Answer>();
  await check("the sitemap lists pages of one host, each once", async () => {
    const answer = await site.askPatiently("/sitemap.xml");
    mustAnswer(answer, 200, "application/xml");
    const hosts = matches(answer.body, /<loc>(https?:\/\/[^/<]*)/g);
    listed = pathsIn(answer.body);
    must(listed.length > 5, `${listed.length} addresses`);
    must(new Set(listed).size === listed.length, "an address comes twice");
    must(hosts.length === 1, `hosts ${hosts.join(" and ")}`);
    return `${listed.length} at ${hosts[0]}`;
  });
  await check("all tours of the brand are listed", () => {
    const tours = listed.filter((path) => /^\/tours\/\d+$/.test(path)).length;
    if (tours >= MAX_TOURS) throw new Note(`${MAX_TOURS}, the most a brand may have: further ones are not shown`);
    return `${tours}`;
  });
  await check("the pages of the sitemap answer 200 and are whole", async () => {
    pages = await site.askAll(listed.slice(0, MAX_PAGES));
    must(pages.size > 0, "no pages");
    mustBeEmpty(
      [...pages]
        .filter(([, { status, body }]) => status !== 200 || !body.includes("</html>"))
        .map(([path, { status }]) => `${status} ${path}`),
    );
    return listed.length > MAX_PAGES ? `the first ${pages.size} of ${listed.length}` : `${pages.size}`;
  });
  await check("each page has a title of its own and a description", () => {
    const titles = [...pages.values()].map(({ body }) => first(body, /<title>([^<]+)<\/title>/g));
    must(!titles.includes("") && new Set(titles).size === titles.length, "a title is missing or comes twice");
    mustBeEmpty(
      [...pages].filter(([, { body }]) => !/<meta name="description" content="[^"]/.test(body)).map(([path]) => path),
    );
  });
  await check("each page is its own canonical address", () => {
    const canonical = (body: string) => first(body, /<link rel="canonical" href="([^"]+)"/g);
    mustBeEmpty(
      [...pages]
        .filter(([path, { body }]) => !URL.canParse(canonical(body)) || !canonical(body).endsWith(path))
        .map(([path, { body }]) => `${path}: ${canonical(body)}`),
    );
  });
  await check("no link of the home page is broken", async () => {
    const links = matches(home.body, /<a\b[^>]*\bhref="(\/[^"#]*)/g).filter((path) => !leaves(path));
    must(links.length > 5, `${links.length} links`);
    const found = await site.askAll(links.filter((path) => pages.get(path)?.status !== 200));
    for (const [path, answer] of [...pages, ...found]) linked.set(path, answer);
    mustBeEmpty([...found].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${status} ${path}`));
    return `${links.length}`;
  });
  await check("the pictures of the home page load", async () => {
    const pictures = matches(home.body, /<img\b[^>]*\bsrc="([^"]+)"/g).slice(0, MAX_PICTURES);
    must(pictures.length > 0, "no pictures");
    const problems = await Promise.all(pictures.map((src) => pictureProblem(src, site.origin)));
    mustBeEmpty(problems.filter((problem) => problem !== null));
    return `${pictures.length}`;
  });
  return { listed, linked };
}

export async function checkFilesForPrograms(
  { site, check }: Smoke,
  robots: Answer,
  isUnlisted: boolean,
): Promise<void> {
  await check("/robots.txt names the sitemap, or keeps everything out", () => {
    mustAnswer(robots, 200, "text/plain");
    must(isUnlisted || /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m.test(robots.body), "no Sitemap line");
  });
  const files = [
    ["/llms.txt", "text/plain", "# "],
    ["/our-tours.md", "text/markdown", "# "],
    ["/manifest.webmanifest", "application/manifest+json", '"icons"'],
  ] as const;
  for (const [path, type, text] of files) {
    // oxlint-disable-next-line no-await-in-loop -- lines in this order
    await check(path, async () => {
      const answer = await site.askPatiently(path);
      mustAnswer(answer, 200, type);
      must(answer.body.includes(text), `no "${text}"`);
    });
  }
  await check("/favicon.ico", async () => {
    const answer = await site.ask("/favicon.ico");
    must(answer.status === 302 && header(answer, "location") !== "", `${answer.status}, without an icon`);
  });
}
