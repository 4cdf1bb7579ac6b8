import { PAGE_POLICY, staleSeconds } from "#worker/content/policy.ts";

/** What a cache in front of `Pages` may do with an answer. Said always: silence would be cached too. */
export function cdnPolicy(rendered: Response, method: string, isDegraded: boolean): string {
  if (method !== "GET" || isDegraded || rendered.headers.get("x-render") !== "whole") return "no-store";
  if (rendered.status === 404) return `public, max-age=${PAGE_POLICY.notFoundSeconds}`;
  if (rendered.status !== 200) return "no-store";
  const { freshSeconds, staleIfErrorSeconds } = PAGE_POLICY;
  const swr = staleSeconds(rendered.headers.get("x-site-route") ?? "");
  return `public, max-age=${freshSeconds}, stale-while-revalidate=${swr}, stale-if-error=${staleIfErrorSeconds}`;
}
