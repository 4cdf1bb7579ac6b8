import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type Outcome } from "#app/domain/http/outcome.ts";
import { createKeyWatch, failingConfigs, noteConfigCall, REFUSED_KEY } from "#worker/ops/operator-access.ts";

/** Answers of the operator, each so many seconds after the one before. @returns what KV holds in the end, and log lines */
function watched(answers: readonly (readonly [seconds: number, status: number | null])[]) {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const stored = new Map<string, string>();
  const kv = {
    put: async (key: string, value: string) => void stored.set(key, value),
    delete: async (key: string) => void stored.delete(key),
  } as unknown as KVNamespace;
  let now = 1_000_000;
  const watch = createKeyWatch(() => now);
  for (const [seconds, status] of answers) {
    now += seconds * 1_000;
    watch.note(status, "a.example", { kv, waitUntil: () => undefined });
  }
  return { lines, told: stored.get(REFUSED_KEY) ?? null };
}

it("a key that is refused for a minute is told once a minute, and taken back when it is accepted", () => {
  const minutes = Array.from({ length: 13 }, () => [10, 401] as const);
  const { lines, told } = watched(minutes);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ event: "key-refused", host: "a.example", status: 401 });
  expect(JSON.parse(told ?? "")).toMatchObject({ status: 401, host: "a.example" });
  expect(watched([...minutes, [1, 200]]).told).toBeNull();
});

it("a call or a tenant that is refused beside others that are answered tells nothing, nor do failures", () => {
  const answer = fc.tuple(fc.integer({ min: 0, max: 59 }), fc.constantFrom(403, 401, 500, 429, null));
  const other = fc.tuple(fc.constant(0), fc.constantFrom(200, 404, 204));
  const mixed = fc.array(fc.tuple(answer, other)).map((pairs) => pairs.flat());
  const failures = fc.array(fc.tuple(fc.nat(1_000), fc.constantFrom(500, 503, 429, null)));
  fc.assert(
    fc.property(fc.oneof(mixed, failures), (answers) => {
      expect(watched(answers)).toEqual({ lines: [], told: null });
    }),
  );
});

const NOT_FOUND: Outcome<never> = { ok: false, failure: { kind: "status", status: 404, detail: "Not Found" } };

it("names a brand from the operator's first 404 for it on, and no host that never was one", () => {
  noteConfigCall("brand.example", { ok: true, data: {} }, false);
  noteConfigCall("brand.example", NOT_FOUND, true);
  noteConfigCall("stranger.example", NOT_FOUND, false);
  expect(failingConfigs()).toEqual({
    "brand.example": expect.stringMatching(/^404: .*does not know this host any more/),
  });
});
