import { describe, expect, it } from "vitest";
import { fetchGuestTokens, fetchProfile, refreshTokens } from "#app/features/session/session-calls.ts";
import { operatorAnswering } from "#tests/support/operator-answering.ts";

const PAIR = { access_token: "a", refresh_token: "r" };
const ALONE = { access_token: "a", refresh_token: null };

describe("tokens", () => {
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
  it("leaves out what does not fit a user", async () => {
    const data = { cart_user_type: "guest", username: null, id: 7 };
    const guest = { ok: true, data: { cart_user_type: "guest", id: 7 } };
    expect(await fetchProfile(operatorAnswering({ data }).client)).toEqual(guest);
  });

  it.each([undefined, {}, { data: null }])("is null, not a failure, for %j", async (answer) => {
    expect(await fetchProfile(operatorAnswering(answer).client)).toEqual({ ok: true, data: null });
  });
});
