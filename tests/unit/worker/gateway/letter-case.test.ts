import { expect, it } from "vitest";
import { lowerCasePath } from "#worker/gateway/letter-case.ts";

it.each([
  ["/FAQ", "/faq"],
  ["/Our-Tours/Day-Tours", "/our-tours/day-tours"],
  ["/tours-detail/Zion-National-Park-Tours/", "/tours-detail/zion-national-park-tours/"],
  ["/Videos/ES", "/videos/es"],
  ["/faq", null],
  ["/", null],
  ["/Account", null],
  ["/assets/Root-KYea.css", null],
  ["/Nothing-Here", null],
  ["//EVIL.example", null],
])("%s becomes %s", (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});
