import { expect, it } from "vitest";
import { isNotCrossOrigin, isSameOrigin } from "#worker/gateway/request.ts";

const OWN = "https://site.example";

it.each([
  [{}, false, true],
  [{ "sec-fetch-site": "same-origin" }, true, true],
  [{ origin: OWN }, true, true],
  [{ "sec-fetch-site": "same-origin", origin: OWN }, true, true],
  [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, false, false],
  [{ "sec-fetch-site": "cross-site", origin: OWN }, false, false],
  [{ "sec-fetch-site": "none" }, false, false],
  [{ origin: "https://evil.example" }, false, false],
  [{ origin: "https://site.example:8443" }, false, false],
  [{ origin: "null" }, false, true],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, true, true],
])("the origin of a request with the headers %j: same origin %s, not cross-origin %s", (headers, same, notCross) => {
  const request = new Request(`${OWN}/x`, { headers });
  expect([isSameOrigin(request), isNotCrossOrigin(request)]).toEqual([same, notCross]);
});
