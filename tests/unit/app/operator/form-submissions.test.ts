import { expect, it } from "vitest";
import { signUpForNewsletter } from "#app/operator/form-submissions.ts";
import { CONTEXT } from "#tests/support/read-as.ts";

async function send(answer: unknown) {
  const operator = {
    async call() {
      return { ok: true as const, data: answer };
    },
  };
  const visit = { attempt: "1", bearer: "t", adClick: { gclid: "c-1" } };
  return signUpForNewsletter({ operator, context: CONTEXT }, "a@b.example", visit);
}

const TAKEN = [{ success: true, data: null }, { success: "1" }, { data: { success: true } }, undefined, {}, []];
const UNSURE = [{ message: "Queued" }, { success: "maybe" }, { success: null, data: {} }, [1], "ok", 1, null];

it.each([...TAKEN, ...UNSURE])("a form is taken, or may have been, where the operator says %j", async (answer) => {
  const outcome = await send(answer);
  expect(outcome.ok ? outcome.data : outcome.failure.kind).toBe(
    UNSURE.includes(answer as never) ? "wrong-shape" : null,
  );
});
