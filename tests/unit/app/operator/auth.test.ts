import { describe, expect, it } from "vitest";
import { fetchGuestTokens, fetchProfile, refreshTokens } from "#app/operator/auth.ts";
import { operatorAnswering } from "./operator-answering.ts";

const WRONG = [null, [], "x", 7, {}, { data: null }, { data: 5 }, { data: [] }];
const PAIR = { access_token: "a", refresh_token: "r" };

describe("tokens", () => {
  it.each([
    [PAIR, PAIR],
    [{ data: PAIR }, PAIR],
    [{ access_token: "a" }, { access_token: "a", refresh_token: null }],
    [
      { access_token: "a", refresh_token: "", data: null },
      { access_token: "a", refresh_token: null },
    ],
    [
      { access_token: "a", refresh_token: 7 },
      { access_token: "a", refresh_token: null },
    ],
  ])("of %j are %j", async (answer, tokens) => {
    expect(await fetchGuestTokens(operatorAnswering(answer).client)).toEqual({ ok: true, data: tokens });
  });

  it.each([...WRONG, { access_token: "" }, { access_token: 5 }, { refresh_token: "r" }].map((answer) => [answer]))(
    "of %j fail with wrong-shape, which is not a refusal",
    async (answer) => {
      expect(await fetchGuestTokens(operatorAnswering(answer).client)).toMatchObject({
        ok: false,
        failure: { kind: "wrong-shape" },
      });
    },
  );

  it("use one endpoint for new guests and two to refresh, for guests and for users", async () => {
    const { client, asked } = operatorAnswering(PAIR, PAIR, PAIR);
    await fetchGuestTokens(client);
    await refreshTokens(client, "old", false);
    await refreshTokens(client, "old", true);
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
  it("is the user in `data`", async () => {
    const { client } = operatorAnswering({ data: { username: "Ann", cart_user_type: "customer", extra: 1 } });
    expect(await fetchProfile(client)).toEqual({
      ok: true,
      data: { username: "Ann", cart_user_type: "customer", extra: 1 },
    });
  });

  it.each([null, [], "x", {}, { data: null }, { data: "x" }].map((answer) => [answer]))(
    "is null, not a failure, for %j",
    async (answer) => {
      expect(await fetchProfile(operatorAnswering(answer).client)).toEqual({ ok: true, data: null });
    },
  );
});
