/** What an owner's five commands share, and what each does with wrong arguments. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { webAddress } from "#scripts/owner/command.ts";

it.each(["canyon.example", "canyon.example:8080", "ftp://canyon.example", "/faq", ""])(
  "arguments need a web address: %s is none",
  (text) => expect(() => webAddress(text)).toThrow("is no address like https://canyon.example"),
);

function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: "utf8",
    env: { ...process.env, READY_TOKEN: "a-token-of-the-worker-itself", ...env },
  });
  return { status, stdout, stderr };
}

it.each([
  ["smoke", ["canyon.example:8080"]],
  ["report", ["http://canyon.example", "--nope"]],
  ["operator", ["https://api.example", "--key", "k", "--host", "a.example", "--tours", "many"]],
  ["redirects", ["old.xml"]],
  ["invite", ["https://canyon.example:8443", "--days", "401"]],
  ["invite", ["https://canyon.example", "--out", "/no/such/folder/link"]],
])("a command says why its arguments are wrong, then how it is called: npm run %s %j", (script, args) => {
  const { status, stdout, stderr } = run(script, args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^[^\\n]{10,140}\\n\\n.*npm run ${script} -- `));
  expect(stderr).not.toMatch(/^ {4}at /m);
});

it("a command says how it is called when asked", () => {
  expect(run("invite", ["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("npm run invite") });
});

it("a command writes its result, and nothing else, to the file of --out", () => {
  const file = join(mkdtempSync(join(tmpdir(), "command-")), "link.txt");
  const { status, stdout } = run("invite", ["https://canyon.example:8443", "--days", "400", "--out", file]);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  expect(readFileSync(file, "utf8")).toMatch(/^https:\/\/canyon\.example:8443\/\?enter=\d+\.\S{43}\n$/);
});
