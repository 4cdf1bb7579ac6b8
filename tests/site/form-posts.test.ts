/** Form posts that are refused before they reach a page, and why. */

import { connect, type Socket } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { URLENCODED } from "#tests/support/site-forms.ts";
import { sharedStack } from "#tests/support/stacks.ts";

const stack = await sharedStack();

function send(path: string, fields: Record<string, string> | string, headers: Record<string, string>) {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
  return stack.get(path, { method: "POST", body, headers: { "content-type": URLENCODED, ...headers } });
}

// Which headers name an origin: tests/unit/worker/gateway/request.test.ts.
describe.each([
  ["/news-letter", { email: "ana@example.org" }],
  ["/contact-us", { name: "Ana", email: "ana@example.org", subject: "Lost hat", message: "Seat 12" }],
])("a post to %s", (path, fields) => {
  const own = { "sec-fetch-site": "same-origin" };

  it("is taken from a browser that hides the origin, in any character set", async () => {
    const headers = { ...own, origin: "null", "content-type": `${URLENCODED}; charset=UTF-8` };
    expect((await send(path, fields, headers)).status).toBe(303);
  });

  it("is refused from elsewhere, and says what to do when nothing names its origin", async () => {
    for (const elsewhere of [{ "sec-fetch-site": "cross-site" }, { ...own, origin: "https://evil.example" }]) {
      const { status, headers } = await send(path, fields, elsewhere);
      expect([status, headers["content-type"]]).toEqual([403, expect.stringMatching(/^text\/plain/)]);
    }
    const unnamed = await send(path, fields, { origin: "null" });
    expect(unnamed.status).toBe(403);
    expect(unnamed.body).toMatch(/nothing was sent.*Go back.*call/i);
    expect(stack.operator.calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("is refused in another form, and above 128 KiB", async () => {
    for (const type of ["application/json", `${URLENCODED}-not`])
      expect((await send(path, fields, { ...own, "content-type": type })).status).toBe(415);
    const large = `email=ana%40example.org&message=${"a".repeat(128 * 1024)}`;
    const framings: Record<string, string>[] = [
      { "content-length": String(large.length) },
      { "transfer-encoding": "chunked" },
    ];
    for (const framing of framings) {
      const { status, body } = await send(path, large, { ...own, ...framing });
      expect(status).toBe(413);
      expect(body).toMatch(/too long.*nothing was sent/i);
    }
  });
});

describe("a body that does not arrive", () => {
  const HEAD = ["user-agent: Mozilla/5.0 (a person)", `content-type: ${URLENCODED}`, "sec-fetch-site: same-origin"];

  /** Resolves with the whole answer, "" when there is none. */
  function write(head: string[], body: string, then: (socket: Socket) => void = () => undefined): Promise<string> {
    const { hostname, port } = stack.site.url;
    return new Promise((resolve) => {
      let answer = "";
      const socket = connect(Number(port), hostname, () => {
        const lines = ["POST /contact-us HTTP/1.1", `host: ${hostname}:${port}`, "connection: close", ...HEAD, ...head];
        socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, () => then(socket));
      });
      socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
      socket.on("error", () => undefined).on("close", () => resolve(answer));
    });
  }
  beforeEach(() => stack.forgetLogs());
  // Without what workerd itself prints about a connection: on Cloudflare it does not parse those.
  const errors = async () =>
    (await stack.logLines()).filter((line) => /^\{.*(?:error|"status":5|TypeError)/i.test(line));

  it.each([
    ["a chunk of an impossible size", ["transfer-encoding: chunked"], "zz\r\nname=Ana\r\n0\r\n\r\n"],
    ["a connection that is lost in the middle", ["content-length: 100"], "name=Ana"],
    ["a chunk that ends too soon", ["transfer-encoding: chunked"], "64\r\nname=Ana"],
  ])("%s is no error of ours", async (_, head, body) => {
    const answer = await write(head, body, (socket) => setTimeout(() => socket.destroy(), 300));
    expect(answer).toMatch(/^$|^HTTP\/1\.1 400 /);
    expect(await errors()).toEqual([]);
  });
});
