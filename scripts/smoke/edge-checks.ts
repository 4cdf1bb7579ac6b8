/** What the edge does: health, files, refusals, calls, forms. */

import { type Answer, CRAWLER, fetchFrom, header } from "#scripts/owner/site.ts";
import { first, matches, must, mustAnswer, mustBeEmpty, Skip, type Smoke } from "./check.ts";

const NOT_FOUND_PATH = "/smoke-test-nothing-is-here";

export async function checkBasics({ site, check }: Smoke): Promise<void> {
  await check("the worker runs: /healthz", async () => {
    const answer = await site.ask("/healthz");
    mustAnswer(answer, 200, "application/json");
    return `build ${first(answer.body, /"build":"([^"]+)"/g)}`;
  });
  await check("the same build is offered to open pages", async () => {
    const { body } = await site.ask("/builds/latest.json");
    const id = first(body, /"id":"([^"]+)"/g);
    must(id !== "" && id === first((await site.ask("/healthz")).body, /"build":"([^"]+)"/g), `not ${id}`);
  });
  await check("/readyz is closed without its token", async () => mustAnswer(await site.ask("/readyz"), 404));
  await check("http leads to https", async () => {
    const { isHttps, hostname } = site;
    if (!isHttps) throw new Skip("this address is http");
    if (hostname.endsWith(".workers.dev")) throw new Skip("a setting of a zone; workers.dev has none");
    const { status, headers } = await fetchFrom(new URL(`http://${hostname}/faq`), { redirect: "manual" });
    const target = headers.get("location") ?? "";
    must([301, 308].includes(status) && target === `https://${hostname}/faq`, `${status} ${target}`);
  });
}

export async function checkAssets({ site, check }: Smoke, home: Answer): Promise<void> {
  const assets = new Map<string, Answer>();
  const load = async (paths: readonly string[]): Promise<void> => {
    const fresh = paths.filter((path) => !assets.has(path));
    if (fresh.length === 0) return;
    for (const [path, answer] of await site.askAll(fresh)) assets.set(path, answer);
    const texts = fresh.filter((path) => /\.(?:js|css)$/.test(path)).map((path) => assets.get(path)?.body ?? "");
    await load(
      matches(texts.join("\n"), /["'(](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["')]/g).map(
        (f) => `/assets/${f}`,
      ),
    );
  };
  await check("scripts and style sheets are there, and kept for a year", async () => {
    await load(matches(home.body, /["'](\/assets\/[\w.-]+)["']/g));
    must(assets.size > 3, `${assets.size} files`);
    mustBeEmpty(
      [...assets]
        .filter(([, answer]) => answer.status !== 200 || !header(answer, "cache-control").includes("immutable"))
        .map(([path, answer]) => `${answer.status} ${path} ${header(answer, "cache-control")}`),
    );
    return `${assets.size}`;
  });
  await check("a file that is gone is a plain 404, never a page", async () => {
    mustAnswer(await site.ask("/assets/none-00000000.js"), 404, "text/plain");
  });
}

export async function checkRefusals({ site, check }: Smoke): Promise<void> {
  await check("an unknown page is a 404 page for people", async () => {
    const answer = await site.ask(NOT_FOUND_PATH);
    mustAnswer(answer, 404, "text/html");
    must(answer.body.includes("</html>"), "no page");
    must(header(answer, "x-robots-tag").includes("noindex"), "no noindex");
  });
  await check("/search leads to the base site, path and query kept", async () => {
    const answer = await site.ask("/search/a%20b?x=1&y=%2F");
    mustAnswer(answer, 302);
    must(header(answer, "location").endsWith("/search/a%20b?x=1&y=%2F"), header(answer, "location"));
    must(new URL(header(answer, "location"), site.origin).origin !== site.origin, "it leads back here");
    must(header(answer, "cache-control").includes("no-store"), "it may be cached");
  });
  await check("an edit without a signature is refused", async () => {
    const { status } = await site.ask("/__content-changed", { method: "POST", body: "{}" });
    must([400, 403, 404].includes(status), `${status}`);
    return status === 404 ? "notices are switched off" : `${status}`;
  });
}

export async function checkApi({ site, check }: Smoke, listed: readonly string[]): Promise<void> {
  const tours = listed.filter((path) => /^\/tours\/\d+$/.test(path)).slice(0, 8);
  await check("the operator's dates arrive", async () => {
    if (tours.length === 0) throw new Skip("the sitemap has no tour");
    const answer = await site.ask(`/api/product/web/products/${tours[0]?.slice("/tours/".length)}/sales-dates`);
    mustAnswer(answer, 200, "application/json");
    must(header(answer, "cache-control") === "private, no-store", header(answer, "cache-control"));
  });
  await check("a tour's calendar has dates, and a date has departures", async () => {
    if (tours.length === 0) throw new Skip("the sitemap has no tour");
    for (const tour of tours) {
      // Crawlers get the whole page at once.
      // oxlint-disable-next-line no-await-in-loop -- one tour with dates is enough
      const { body } = await site.ask(tour, { agent: CRAWLER });
      const date = matches(body, /[?;&]date=(\d{4}-\d{2}-\d{2})/g).at(-1);
      if (date === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop
      const day = await site.ask(`${tour}?date=${date}`, { agent: CRAWLER });
      mustAnswer(day, 200, "text/html");
      if (day.body.includes('name="session"')) return `${tour} on ${date}`;
    }
    throw new Error(`none of ${tours.join(", ")}`);
  });
}

export async function checkForms({ site, check }: Smoke): Promise<void> {
  await check("the newsletter refuses what is no email address, and sends nothing", async () => {
    const headers = { origin: site.origin, "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.ask("/news-letter", { method: "POST", headers, body: "email=not-an-address" });
    mustAnswer(answer, 422, "text/html");
    must(answer.body.includes("Please enter a valid email address"), "without the reason");
    must(header(answer, "cache-control") === "private, no-store", header(answer, "cache-control"));
  });
}

export async function checkSecrets({ site, check }: Smoke, key: string): Promise<void> {
  await check("no key is in any answer", () => {
    const leaks = /whsec_[A-Za-z0-9+/]{8}|API_KEY|API_BASE_URL|CONTENT_CHANGED_SECRET|READY_TOKEN|x-api-key/i;
    const leaking = [...site.answers].filter(([, { headers, body }]) => {
      const text = `${body}\n${[...headers].join("\n")}`;
      return leaks.test(text) || (key !== "" && text.includes(key));
    });
    mustBeEmpty(leaking.map(([request]) => request));
    return `${site.answers.size} answers${key === "" ? "" : ", also SMOKE_KEY"}`;
  });
}
