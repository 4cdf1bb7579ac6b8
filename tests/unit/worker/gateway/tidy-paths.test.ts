import { expect, it } from "vitest";
import { tidyPath } from "#worker/gateway/redirects.ts";

it.each([
  ["/FAQ", "/faq"],
  ["/tours-detail/Zion-National-Park-Tours/", "/tours-detail/zion-national-park-tours/"],
  ["/our-tours.", "/our-tours"],
  ["/faq%E2%80%9D", "/faq"],
  ["/blog/a-blog-example),", "/blog/a-blog-example"],
  ["/blog/Caf%C3%89.", "/blog/caf%C3%A9"],
  ["/faq/index.php", "/faq/"],
  ["/videos//en", "/videos/en"],
  ["/faq", "/faq"],
  ["/Account", "/account"],
  ["/assets/Root-KYea.css", null],
  ["/Nothing-Here", null],
  ["//evil.example/faq", null],
])("%s becomes %s", (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

it.each(["/faq%2f..%2f", "/faq%5c", "/faq%2e%2e", "/faq%0d%0aset-cookie:x", "/faq%25%36%36"])(
  "%s keeps what parsers could read in two ways escaped",
  (path) => {
    const escapes = path.match(/%(?:2f|5c|2e|0d|0a|25)/g);
    expect((tidyPath(path) ?? path).match(/%(?:2f|5c|2e|0d|0a|25)/g)).toEqual(escapes);
  },
);
