import { expect, it } from "vitest";
import type { Outcome } from "#app/domain/http/outcome.ts";
import { failingConfigs, noteConfigCall } from "#worker/ops/operator-access.ts";

const NOT_FOUND: Outcome<never> = { ok: false, failure: { kind: "status", status: 404, detail: "Not Found" } };

it("names a brand from the operator's first 404 for it on, and no host that never was one", () => {
  noteConfigCall("brand.example", { ok: true, data: {} }, false);
  noteConfigCall("brand.example", NOT_FOUND, true);
  noteConfigCall("stranger.example", NOT_FOUND, false);
  expect(failingConfigs()).toEqual({
    "brand.example": expect.stringMatching(/^404: .*does not know this host any more/),
  });
});
