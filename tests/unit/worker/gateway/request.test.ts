import { expect, it } from "vitest";
import { SCRIPTED_CRAWLER } from "#app/domain/session/session.ts";
import { isCrawler, senderOf } from "#worker/gateway/request.ts";

const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";
const PHONE = "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  `${PHONE} Chrome/136.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-InspectionTool/1.0)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "curl/8.5.0",
  // A crawler in a headless browser stays a crawler.
  `${DESKTOP} HeadlessChrome/136.0.0.0 Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
])("a crawler is %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
  // These two run no scripts.
  if (!/^(?:curl|WhatsApp)/.test(userAgent)) expect(SCRIPTED_CRAWLER.test(userAgent)).toBe(true);
});

it.each([
  `${DESKTOP} Chrome/156.0.0.0 Safari/537.36`,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  // A phone whose maker's name ends in "bot".
  "Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36",
  // Links opened inside other apps.
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 389.0.0.0",
  "Mozilla/5.0 (Linux; Android 9; MI 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/68.0.3440.106 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.22.8",
  "",
  undefined,
])("a visitor is %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
  expect(SCRIPTED_CRAWLER.test(userAgent ?? "")).toBe(false);
});

const OWN = "https://site.example";

it.each([
  [{}, "unnamed"],
  [{ "sec-fetch-site": "same-origin" }, "own"],
  [{ origin: OWN }, "own"],
  [{ "sec-fetch-site": "same-origin", origin: OWN }, "own"],
  [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, "other"],
  [{ "sec-fetch-site": "cross-site", origin: OWN }, "other"],
  [{ "sec-fetch-site": "none" }, "other"],
  [{ origin: "https://evil.example" }, "other"],
  [{ origin: "https://site.example:8443" }, "other"],
  [{ origin: "null" }, "unnamed"],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, "own"],
])("the sender of a request with the headers %j is %s", (headers, sender) => {
  expect(senderOf(new Request(`${OWN}/x`, { headers }))).toBe(sender);
});
