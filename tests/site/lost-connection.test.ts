import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type CaptureServer, startCaptureServer } from "#tests/support/capture-server.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";

let operator: CaptureServer;
let stack: TestStack;

beforeAll(async () => {
  operator = await startCaptureServer(/^\/api\/(tenant-config|website\/navigation|office)\//);
  stack = await startTestStack({ vars: { API_BASE_URL: operator.origin } });
  // The first call of a tenant asks whether the operator knows it.
  await stack.get("/api/cart");
});
afterAll(async () => {
  await stack.stop();
  await operator.stop();
});
beforeEach(() => {
  operator.seen.length = 0;
  operator.answer((_, response) => {
    if (operator.seen.length === 1) response.destroy();
    else response.end('{"data":{}}');
  });
});

const post = (path: string, body: string) => {
  const origin = `http://localhost:${stack.site.url.port}`;
  const headers = { origin, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  return stack.get(path, { method: "POST", headers, body });
};

it.each([
  ["/api/auth/guest/token", "{}"],
  ["/api/auth/guest/refresh_token", '{"refreshToken":"t"}'],
  ["/api/auth/refresh_token", '{"refreshToken":"t"}'],
  ["/api/booking/check", '{"bookingRoomReference":"r","provider":"hbx"}'],
  ["/api/hotel/search/v1", '{"destination":"zion"}'],
  ["/api/cart", '{"items":[]}'],
])("POST %s is not repeated when the connection is lost before an answer", async (path, body) => {
  expect((await post(path, body)).status).toBe(502);
  expect(operator.seen).toHaveLength(1);
});

it("a GET neither: the browser repeats it", async () => {
  expect((await stack.get("/api/cart")).status).toBe(502);
  expect(operator.seen).toHaveLength(1);
});
