/** Lighthouse with its default settings for mobile: a slow phone. */

import lighthouse from "lighthouse";
import { userAgent } from "./user-agent.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** `simulated`: Lighthouse loads the page at full speed and computes the times of a slow phone, its default. */
export type LighthouseThrottling = "simulated" | "applied";

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** Audits that lost points. */
  lost: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** An audit's value, or the first item of its details. */
function finding(audit: Result["audits"][string] | undefined): string {
  const items = audit?.details !== undefined && "items" in audit.details ? audit.details.items : [];
  const [first] = items as { description?: string }[];
  return audit?.displayValue ?? first?.description ?? "";
}

function lostPoints({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${finding(audits[id])}`.trim());
}

/**
 * @param port remote debugging port of the browser to use
 * @throws Error when Lighthouse failed, or named itself to the site
 */
export async function runLighthouse(url: URL, port: number, throttling: LighthouseThrottling): Promise<LighthouseRun> {
  const result = await lighthouse(url.href, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    // Lighthouse puts the browser's version into it.
    emulatedUserAgent: userAgent("phone"),
    throttlingMethod: throttling === "applied" ? "devtools" : "simulate",
  });
  if (result === undefined) throw new Error(`Lighthouse returned nothing for ${url.pathname}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${url.pathname}: ${lhr.runtimeError.message}`);
  const { networkUserAgent } = lhr.environment;
  if (/headless|lighthouse/i.test(networkUserAgent)) throw new Error(`The site was sent ${networkUserAgent}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const ms = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcpMs: ms("first-contentful-paint"),
    lcpMs: ms("largest-contentful-paint"),
    tbtMs: ms("total-blocking-time"),
    lost: lostPoints(lhr),
  };
}
