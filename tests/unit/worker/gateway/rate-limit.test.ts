import { describe, expect, it } from "vitest";
import { visitorAddress } from "#worker/gateway/rate-limit.ts";

describe("the key of a visitor for rate limits", () => {
  it.each([
    [null, null],
    ["", null],
    ["127.0.0.1", null],
    ["::1", null],
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::", "fe80:0:0:0"],
  ])("%s → %s", (ip, key) => {
    expect(visitorAddress(ip)).toBe(key);
  });
});
