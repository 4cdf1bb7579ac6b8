/** Lighthouse as people run it: mobile, default settings. */

import lighthouse from "lighthouse";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** ms, as Lighthouse computes them for a slow phone. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Audits that took points, worst first. */
  lost: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** What an audit has to say: its figure, or the first thing it found. */
function finding(audit: Result["audits"][string] | undefined): string {
  const items = audit?.details !== undefined && "items" in audit.details ? audit.details.items : [];
  const [first] = items as { description?: string }[];
  return audit?.displayValue ?? first?.description ?? "";
}

/** Audits of the four categories that count and are not perfect. */
function lostPoints({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${finding(audits[id])}`.trim());
}

/**
 * @param port remote debugging port of the browser to use
 * @throws Error when Lighthouse could not judge the page
 */
export async function runLighthouse(url: URL, port: number): Promise<LighthouseRun> {
  const result = await lighthouse(url.href, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url.pathname}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(`${url.pathname}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const ms = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcp: ms("first-contentful-paint"),
    lcp: ms("largest-contentful-paint"),
    tbt: ms("total-blocking-time"),
    lost: lostPoints(lhr),
  };
}
