/** The header set of docs/threats.md, answer by answer, and what csp_evaluator says to it. */

import { hash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { expectWithinBudget } from "#tests/support/budgets.ts";
import { attributesOf } from "#tests/support/html.ts";
import { type Answer, GOOGLEBOT, partsOf } from "#tests/support/http.ts";
import { ownStack } from "#tests/support/stacks.ts";
import { START_SCRIPT_HASH, TOAST_STYLE_HASH } from "#worker/gateway/security-headers.ts";

const ADMIN = "https://admin.example";
const stack = await ownStack({
  vars: {
    ADMIN_BASE_URL: `${ADMIN}/media`,
    BASE_SITE_URL: "https://base.example",
    IMAGE_HOSTS: "*.pics.example",
    TENANT_HOSTS: "localhost",
    HSTS_SECONDS: "86400",
  },
});

/** A request over https. */
async function overHttps(path: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  const headers = { "user-agent": "Mozilla/5.0 (a person)", ...init.headers };
  const answer = await stack.site.miniflare.dispatchFetch(`https://localhost${path}`, {
    ...init,
    headers,
    redirect: "manual",
  });
  const { status } = answer;
  return { status, headers: Object.fromEntries(answer.headers), ...partsOf(await answer.text()) };
}

const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-permitted-cross-domain-policies": "none",
  "x-frame-options": "DENY",
};

const PLAYERS = '(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")';

const POLICY = [
  "default-src 'self'",
  `script-src 'nonce-N' 'strict-dynamic' '${START_SCRIPT_HASH}'`,
  `style-src 'STYLE SHEET' '${TOAST_STYLE_HASH}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' ${ADMIN} https://*.pics.example data:`,
  `media-src 'self' ${ADMIN} https://*.pics.example`,
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
  "manifest-src 'self'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' https://base.example",
  "frame-ancestors 'none'",
  "report-uri /_r/csp",
  "report-to csp",
  "upgrade-insecure-requests",
].join("; ");

const PERMISSIONS = `accelerometer=(), autoplay=${PLAYERS}, browsing-topics=(), camera=(), display-capture=(), encrypted-media=${PLAYERS}, fullscreen=${PLAYERS}, geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=${PLAYERS}, serial=(), usb=(), xr-spatial-tracking=()`;

describe("an HTML answer", () => {
  it.each([
    ["/", 200],
    ["/faq", 200],
    ["/nope", 404],
    ["/tours-detail/nowhere-tours/", 404],
    ["/cart/", 200],
  ])("%s (%i) carries exactly the set", async (path, status) => {
    const { headers, ...answer } = await overHttps(path);
    expect(answer.status).toBe(status);
    const sheet = hash("sha256", answer.sheet, "base64");
    expect(headers).toMatchObject({
      ...ALWAYS,
      "content-security-policy": expect.stringMatching(/'nonce-[0-9a-f]{32}'/),
      "strict-transport-security": "max-age=86400",
      "origin-agent-cluster": "?1",
      "permissions-policy": PERMISSIONS,
      "reporting-endpoints": 'csp="/_r/csp"',
      "cache-control": status === 200 ? "private, no-cache" : "private, max-age=30",
    });
    const policy = headers["content-security-policy"]?.replace(/'nonce-[0-9a-f]{32}'/, "'nonce-N'");
    expect(policy?.replace(`'sha256-${sheet}'`, "'STYLE SHEET'")).toBe(POLICY);
    // Every page pays for these bytes before its first byte of HTML.
    expectWithinBudget("headers of a page, bytes", JSON.stringify(headers).length);
  });

  it("without a working operator (503) and to a form that was refused (422) carries it too", async () => {
    await stack.setFault("/api/website/content/", { kind: "status", status: 500 });
    const origin = `http://localhost:${stack.site.url.port}`;
    const form = { origin, "content-type": "application/x-www-form-urlencoded" };
    const answers = [
      await stack.get("/blog/a-blog-example"),
      await stack.get("/contact-us", { method: "POST", headers: form, body: "email=x" }),
    ];
    await stack.clearFaults();
    expect(answers.map(({ status }) => status)).toEqual([503, 422]);
    for (const { headers } of answers) {
      expect(headers["content-type"]).toMatch(/^text\/html/);
      expect(headers).toMatchObject({ ...ALWAYS, "permissions-policy": PERMISSIONS });
      expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'none'; report-uri \/_r\/csp$/);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
  });

  it("has a policy csp_evaluator finds nothing in", async () => {
    for (const path of ["/", "/nope"]) {
      const { headers } = await overHttps(path);
      const findings = new CspEvaluator(new CspParser(headers["content-security-policy"] ?? "").csp).evaluate();
      expect(findings.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
    }
    // The evaluator does find a weakness where there is one.
    expect(new CspEvaluator(new CspParser("script-src 'unsafe-inline'").csp).evaluate()).not.toEqual([]);
  });
});

describe("everything else", () => {
  const asked: [name: string, status: number, ask: () => Promise<Pick<Answer, "status" | "headers">>][] = [
    ["data", 200, () => stack.get("/faq.data")],
    ["data that is not there", 404, () => stack.get("/nope.data")],
    ["a crawler's 404", 404, () => stack.get("/nope", { headers: GOOGLEBOT })],
    ["an ambiguous address", 400, () => stack.get("//evil.example")],
    ["an address that is too long", 414, () => stack.get(`/${"a".repeat(5_000)}`)],
    ["a host that is not served", 421, () => stack.get("/", { host: "other.localhost" })],
    ["a redirect", 302, () => stack.get("/search?x=1")],
    ["a redirect of data", 204, () => stack.get("/search.data")],
    ["the guard", 302, () => stack.get("/x/account")],
    ["a call that does not exist", 404, () => stack.get("/api/nope")],
    ["a call from elsewhere", 403, () => stack.get("/api/cart", { method: "POST" })],
    ["a call without a token", 401, () => stack.get("/api/cart")],
    ["a form from elsewhere", 403, () => stack.get("/contact-us", { method: "POST" })],
    ["an asset of another build", 404, () => stack.get("/assets/none.js")],
    ["health", 200, () => stack.get("/healthz")],
    ["a report from elsewhere", 403, () => stack.get("/_r/csp", { method: "POST", headers: { origin: "https://e" } })],
  ];

  it.each(asked)(
    "%s (%i) may load, run and frame nothing, and says how long it may be kept",
    async (_, status, ask) => {
      const answer = await ask();
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        ...ALWAYS,
        "content-security-policy":
          "default-src 'none'; img-src *; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
      });
      expect(answer.headers["cache-control"]).toMatch(/no-store|no-cache|^private, max-age=(?:15|30)$/);
      expect(answer.headers["cache-control"]).not.toMatch(/public|s-maxage/);
      for (const theirs of ["server", "x-powered-by", "access-control-allow-origin", "etag", "x-nonce-slot"]) {
        expect(answer.headers).not.toHaveProperty(theirs);
      }
    },
  );

  it("of the assets folder has the headers of public/_headers", async () => {
    const page = (await stack.get("/")).body;
    const [script = "no script"] = attributesOf(page, { tag: "link", attr: { rel: "modulepreload" } }, "href");
    const { headers } = await stack.get(script);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    for (const path of ["/no-image.svg", "/destinations/zion-national-park.svg"]) {
      const picture = (await stack.get(path)).headers;
      expect(picture["cache-control"], path).toBe("public, max-age=86400");
      // A picture opened as a document runs nothing.
      expect(picture["content-security-policy"], path).toMatch(/^default-src 'none'/);
    }
  });

  it("is told to stay with https only over https", async () => {
    expect((await overHttps("/healthz")).headers["strict-transport-security"]).toBe("max-age=86400");
    const { headers } = await stack.get("/");
    for (const name of ["strict-transport-security", "reporting-endpoints"]) expect(headers).not.toHaveProperty(name);
    expect(headers["content-security-policy"]).not.toMatch(/upgrade-insecure|report-to/);
  });
});
