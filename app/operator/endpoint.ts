/** Endpoint names for counters and breakers: a bounded set, whatever ids are requested. */

const ENDPOINTS: readonly [RegExp, string][] = [
  [/^\/api\/tenant-config\//, "tenant-config"],
  [/^\/api\/website\/navigation\//, "navigation"],
  [/^\/api\/website\/builder\/page\//, "page"],
  [/^\/api\/website\/content\/1\/blog\//, "post"],
  [/^\/api\/website\/contact\//, "contact"],
  [/^\/api\/newsletter\//, "newsletter"],
  [/^\/api\/office\/top-tours$/, "top-tours"],
  [/^\/api\/office\/our-tours$/, "our-tours"],
  [/^\/api\/office\/our-tour\/category$/, "categories"],
  [/^\/api\/product\/web\/detail\//, "tour"],
  [/^\/api\/product\/web\/link-tour\//, "link-tour"],
  [/^\/api\/product\/web\/products\/[^/]+\/sales-dates$/, "sales-dates"],
  [/^\/api\/product\/web\/products\/[^/]+\/sessions\//, "sessions"],
];

export function endpointOf(path: string): string {
  return ENDPOINTS.find(([pattern]) => pattern.test(path))?.[1] ?? "other";
}
