import { describe, expect, it } from "vitest";
import { currentUser, guestToken } from "#app/operator/auth.ts";
import { fetchGuestTokens, fetchProfile, refreshTokens } from "#app/operator/visitor-api.ts";
import { answerRead } from "#tests/support/read-as.ts";
import { operatorAnswering } from "./operator-answering.ts";

const WRONG = [null, [], "x", 7, {}, { data: null }, { data: 5 }, { data: [] }];
const PAIR = { access_token: "a", refresh_token: "r" };
const ALONE = { access_token: "a", refresh_token: null };

describe("tokens", () => {
  it.each([
    [PAIR, PAIR],
    [{ data: PAIR }, PAIR],
    [{ access_token: "a" }, ALONE],
    [{ access_token: "a", refresh_token: "", data: null }, ALONE],
    [{ access_token: "a", refresh_token: 7, data: { expires_in: 60 } }, ALONE],
  ])("of %j are %j", async (answer, tokens) => {
    expect(await answerRead(guestToken, answer)).toEqual({ ok: true, data: tokens });
  });

  it.each([...WRONG, { access_token: "" }, { access_token: 5 }, { access_token: "a b" }, { refresh_token: "r" }])(
    "of %j fail with wrong-shape, which is not a refusal",
    async (answer) => {
      const wrong = { ok: false, failure: { kind: "wrong-shape" } };
      expect(await answerRead(guestToken, answer)).toMatchObject(wrong);
      if (typeof (answer as typeof PAIR | null)?.access_token === "string") return;
      expect(await fetchGuestTokens(operatorAnswering(answer).client)).toMatchObject(wrong);
    },
  );

  it("use one endpoint for new guests and two to refresh, for guests and for users", async () => {
    const { client, asked } = operatorAnswering(PAIR, PAIR, ALONE);
    expect(await fetchGuestTokens(client)).toEqual({ ok: true, data: PAIR });
    await refreshTokens(client, "old", false);
    expect(await refreshTokens(client, "old", true)).toEqual({ ok: true, data: ALONE });
    expect(asked).toEqual([
      { method: "POST", path: "/api/auth/guest/token", body: undefined },
      { method: "POST", path: "/api/auth/guest/refresh_token", body: { refreshToken: "old" } },
      { method: "POST", path: "/api/auth/refresh_token", body: { refreshToken: "old" } },
    ]);
  });

  it("keep the status of a refusal, which distinguishes it from an outage", async () => {
    const { client } = operatorAnswering({ failure: 401 });
    expect(await refreshTokens(client, "old", true)).toMatchObject({ ok: false, failure: { status: 401 } });
  });
});

describe("the profile", () => {
  const ann = { username: "Ann", cart_user_type: "customer", loyalty: { level: 2 } };

  it("is the user, with the fields of other systems; one that does not fit is left out", async () => {
    for (const answer of [{ data: ann }, ann]) {
      expect(await answerRead(currentUser, answer)).toEqual({ ok: true, data: ann });
    }
    const odd = { ok: true, data: { cart_user_type: "guest", username: null, id: 7 } };
    expect(await answerRead(currentUser, { data: { cart_user_type: "guest", username: 7, id: 7 } })).toEqual(odd);
    const guest = { ok: true, data: { cart_user_type: "guest", id: 7 } };
    expect(await fetchProfile(operatorAnswering({ data: odd.data }).client)).toEqual(guest);
  });

  it.each([undefined, null, [], "x", {}, { data: null }, { data: "x" }, { data: [] }])(
    "is null, not a failure, for %j",
    async (answer) => {
      expect(await answerRead(currentUser, answer)).toEqual({ ok: true, data: null });
      expect(await fetchProfile(operatorAnswering(answer).client)).toEqual({ ok: true, data: null });
    },
  );
});
