import { describe, expect, it } from "vitest";
import { parsePhone, phoneHref } from "#app/domain/tenant/phone.ts";

describe("a phone number", () => {
  it.each([
    ["+1 702 555 0142", "tel:+17025550142"],
    ["(702) 223-4567", "tel:+17022234567"],
    ["702.223.4567 ext. 4", "tel:+17022234567;ext=4"],
    ["1-702-223-4567 x12", "tel:+17022234567;ext=12"],
    ["702/223-4567 Extension: 300", "tel:+17022234567;ext=300"],
    ["+1 702 223 4567 #9", "tel:+17022234567;ext=9"],
    ["+17022234567;ext=55", "tel:+17022234567;ext=55"],
    ["+52 (55) 1234 5678", "tel:+525512345678"],
    ["+44 (0)20 7946 0000", "tel:+442079460000"],
    ["+49 711 / 12 34 – 56", "tel:+49711123456"],
    ["0711 / 123456", "tel:0711123456"],
    ["+１ ７０２ ５５５ ０１４２", "tel:+17025550142"],
    ["+1\u00a0702\u00a0555\u00a00142", "tel:+17025550142"],
    ["1-800-555-TRIP", "tel:+18005558747"],
    ["(800) 555 TRIP ext 2", "tel:+18005558747;ext=2"],
  ])("%s is dialed as %s", (written, link) => {
    expect(parsePhone(written)).not.toBeNull();
    expect(phoneHref("tel", written)).toBe(link);
  });

  it("is texted without its extension", () => {
    expect(phoneHref("sms", "(702) 223-4567 ext. 4")).toBe("sms:+17022234567");
  });

  it.each(["n/a", "call us", "12", "on request", "+", "1234567890123456", "tel:<b>", "Room 5, Floor 12", "$1,234,567"])(
    "%s is none",
    (text) => {
      expect(parsePhone(text)).toBeNull();
    },
  );
});
