/** Faults made by hand in the bounds on what an operator and the hand-off origin can do to the site. */

import { of, type Subject } from "./subject.ts";

export const HOSTILE_SUBJECTS: Record<string, Subject> = {
  "hand-off redirect": {
    tests: ["tests/unit/worker/gateway/handoff.test.ts"],
    mutants: of(
      "worker/gateway/redirect.ts",
      ['.replace(/[\\t\\r\\n]/g, "")', ""],
      [".trimStart()", ""],
      ["/^https?:\\/\\/[^/\\\\]/i", "/^https?:/i"],
      ["/^https?:\\/\\/[^/\\\\]/i", "/^https:\\/\\/[^/\\\\]/i"],
      ["/^https?:\\/\\/[^/\\\\]/i", "/^https?:\\/\\/[^/\\\\]/"],
      ["/^https?:\\/\\/[^/\\\\]/i", "/^[a-z]+:/i"],
      ['plain.replace(/^[/\\\\]+/, "/")', "plain"],
      ["/^[/\\\\]+/", "/^[/]+/"],
      ["if (!URL.canParse(text, from)) return null;", ""],
      ["if (url.origin === from.origin)", "if (url.host.endsWith(from.host))"],
      ["if (url.origin === from.origin)", "if (true)"],
      ['url.pathname.replace(/^\\/+/, "")', "url.pathname.slice(1)"],
      ["${url.search}${url.hash}", ""],
      ["isWhole ? url.href : null", "url.href"],
    ),
  },
  "bounded HTML": {
    tests: ["tests/unit/app/operator/growing-html.test.ts"],
    mutants: [
      ...of(
        "app/operator/bounded-html.ts",
        ["if (attributes.length > MAX_ATTRIBUTES)", "if (false)"],
        ["pay(tagChars(tagName, attributes));", ""],
        ["pay(tagChars(tagName, attributes));", "pay(1);"],
        ["if (cost > maxCost)", "if (false)"],
        ["if (depth > MAX_DEPTH)", "if (false)"],
        ["depth -= 1;", ""],
        ["const COST_PER_CHAR = 5;", "const COST_PER_CHAR = 500;"],
        ["const FREE_COST = 10_000;", "const FREE_COST = 10_000_000;"],
        ["sum + name.length + value.length", "sum + name.length"],
      ),
      ...of(
        "app/operator/rich-text.ts",
        ["if (output.length > MAX_GROWTH * html.length + FREE_GROWTH_CHARS)", "if (false)"],
        ["  parseBounded(output);\n", ""],
        ["reading.refusedHtml.count += 1;", ""],
        ["error.message : ", '"" : '],
      ),
      ...of("app/operator/builder-page.ts", [" && reading.refusedHtml.count === 0", ""]),
    ],
  },
  limits: {
    tests: [
      "tests/unit/worker/gateway/rate-limit.test.ts",
      "tests/unit/worker/operator/backoff.test.ts",
      "tests/unit/worker/operator/supervisor.test.ts",
      "tests/unit/app/operator/client.test.ts",
    ],
    mutants: [
      ...of(
        "worker/gateway/rate-limit.ts",
        ["`${limited}:${host}:${address}`;", "host;"],
        ['limited === "assistant" || ', ""],
        ["isWithin(bindings.ACROSS_HOSTS, `${limited}:${address}`)", "true"],
        [
          "isWithin(bindings.ACROSS_HOSTS, `${limited}:${address}`)",
          "isWithin(bindings.ACROSS_HOSTS, `${host}:${address}`)",
        ],
        ['limited === "notice" ? address : ', ""],
        ["return false;\n  return", "return true;\n  return"],
      ),
      ...of(
        "worker/operator/backoff.ts",
        ["Math.max(allUntil, tenants.get(host)?.until ?? 0)", "allUntil"],
        ["Math.max(allUntil, tenants.get(host)?.until ?? 0)", "tenants.get(host)?.until ?? 0"],
        ["together >= TENANTS_FOR_ALL", "together >= 2"],
        ["together >= TENANTS_FOR_ALL", "together > TENANTS_FOR_ALL"],
        ["const TOGETHER_MS = 60_000;", "const TOGETHER_MS = 60_002;"],
        ["const TOGETHER_MS = 60_000;", "const TOGETHER_MS = 59_000;"],
        ["tenants.size > MAX_TENANTS && ", "false && "],
        ["allUntil = Math.max(allUntil, now + ms)", "allUntil = now"],
      ),
      ...of(
        "worker/operator/supervisor.ts",
        ["Date.now() >= backoff.until(host) && ", ""],
        ["status === 429 && retryAfterMs !== null", "retryAfterMs !== null"],
      ),
      ...of("app/operator/attempt.ts", ["Math.min(Math.max(0, ms), LONGEST_RETRY_AFTER_MS)", "Math.max(0, ms)"]),
    ],
  },
};
