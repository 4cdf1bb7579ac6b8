import { expect, it } from "vitest";
import { parsePhone, phoneHref } from "#app/domain/tenant/phone.ts";

it.each([
  ["702.223.4567 ext. 4", "tel:+17022234567;ext=4"],
  ["1-702-223-4567 x12", "tel:+17022234567;ext=12"],
  ["+17022234567;ext=55", "tel:+17022234567;ext=55"],
  ["+52 (55) 1234 5678", "tel:+525512345678"],
  ["0711 / 123456", "tel:0711123456"],
  ["+１\u00a0７０２ ５５５ ０１４２", "tel:+17025550142"],
  ["(800) 555 TRIP ext 2", "tel:+18005558747;ext=2"],
  ...["n/a", "12", "1234567890123456", "tel:<b>", "Room 5, Floor 12", "$1,234,567"].map((text) => [text, null]),
])("the phone number %s is dialed as %s", (written, link) => {
  expect(parsePhone(written ?? "") === null ? null : phoneHref("tel", written ?? "")).toBe(link);
});

it("a phone number is texted without its extension", () => {
  expect(phoneHref("sms", "(702) 223-4567 ext. 4")).toBe("sms:+17022234567");
});
