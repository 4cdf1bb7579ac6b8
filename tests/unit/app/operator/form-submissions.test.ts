import { expect, it } from "vitest";
import type { Call } from "#app/operator/client.ts";
import { signUpForNewsletter } from "#app/operator/form-submissions.ts";
import { CONTEXT } from "#tests/support/read-as.ts";

async function send(answer: unknown) {
  const asked: Call[] = [];
  const operator = {
    async call(call: Call) {
      asked.push(call);
      return { ok: true as const, data: answer };
    },
  };
  const visit = { attempt: "1", bearer: "t", adClick: { gclid: "c-1" } };
  return { outcome: await signUpForNewsletter({ operator, context: CONTEXT }, "a@b.example", visit), asked };
}

const TAKEN = [{ success: true, data: null }, { success: "1" }, { data: { success: true } }, undefined, {}, []];
const UNSURE = [{ message: "Queued" }, { success: "maybe" }, { success: null, data: {} }, [1], "ok", 1, null];

it.each([...TAKEN, ...UNSURE])("a form is taken, or may have been, where the operator says %j", async (answer) => {
  const { outcome } = await send(answer);
  expect(outcome.ok ? outcome.data : outcome.failure.kind).toBe(
    UNSURE.includes(answer as never) ? "wrong-shape" : null,
  );
});

it("a form goes with the visitor's token, the key of its attempt and the click that led here", async () => {
  const { asked } = await send(undefined);
  expect(asked[0]?.body).toEqual({ email: "a@b.example", website_id: 1, gclid: "c-1" });
  expect(asked).toMatchObject([{ method: "POST", path: "/api/newsletter/signup", bearer: "t" }]);
  expect(asked[0]?.idempotencyKey).toMatch(/^"[0-9a-f]{32}"$/);
});
