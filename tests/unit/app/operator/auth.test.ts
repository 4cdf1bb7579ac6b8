import { expect, it } from "vitest";
import { currentUser, guestToken } from "#app/operator/auth.ts";
import { answerRead } from "#tests/support/read-as.ts";

const PAIR = { access_token: "a", refresh_token: "r" };
const ALONE = { access_token: "a", refresh_token: null };

it.each([
  [PAIR, PAIR],
  [{ data: PAIR }, PAIR],
  [{ access_token: "a" }, ALONE],
  [{ access_token: "a", refresh_token: "", data: null }, ALONE],
  [{ access_token: "a", refresh_token: 7, data: { expires_in: 60 } }, ALONE],
])("tokens of %j are %j", async (answer, tokens) => {
  expect(await answerRead(guestToken, answer)).toEqual({ ok: true, data: tokens });
});

const ann = { username: "Ann", cart_user_type: "customer", loyalty: { level: 2 } };

it("the profile is the user, with the fields of other systems; one that does not fit is left out", async () => {
  for (const answer of [{ data: ann }, ann]) {
    expect(await answerRead(currentUser, answer)).toEqual({ ok: true, data: ann });
  }
  const odd = { ok: true, data: { cart_user_type: "guest", username: null, id: 7 } };
  expect(await answerRead(currentUser, { data: { cart_user_type: "guest", username: 7, id: 7 } })).toEqual(odd);
});
