import { expect, it } from "vitest";
import { signUpForNewsletter } from "#app/operator/form-submissions.ts";
import { operatorAnswering } from "#tests/support/operator-answering.ts";
import { CONTEXT } from "#tests/support/read-as.ts";

const send = (answer: unknown) => {
  const { client, asked } = operatorAnswering(answer);
  const visit = { attempt: "1", bearer: "t", adClick: { gclid: "c-1" } };
  const sent = signUpForNewsletter({ operator: client, context: CONTEXT }, "a@b.example", visit);
  return sent.then((outcome) => ({ outcome, asked }));
};

it.each([{ success: true, data: null }, { success: "1" }, { data: { success: true } }, undefined, {}, []])(
  "a form is taken where the operator says %j",
  async (answer) => {
    expect((await send(answer)).outcome).toEqual({ ok: true, data: null });
  },
);

it.each([{ message: "Queued" }, { success: "maybe" }, { success: null, data: {} }, [1], "ok", 1, null])(
  "a form may have been taken where it says %j",
  async (answer) => {
    expect((await send(answer)).outcome).toMatchObject({ ok: false, failure: { kind: "wrong-shape" } });
  },
);

it("a form goes with the visitor's token, the key of its attempt and the click that led here", async () => {
  const { asked } = await send(undefined);
  expect(asked[0]?.body).toEqual({ email: "a@b.example", website_id: 1, gclid: "c-1" });
  expect(asked).toMatchObject([{ method: "POST", path: "/api/newsletter/signup", bearer: "t" }]);
  expect(asked[0]?.idempotencyKey).toMatch(/^"[0-9a-f]{32}"$/);
});
