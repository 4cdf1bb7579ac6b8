import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EVENTS } from "#worker/ops/events.ts";

/** Rows of the table in docs/operations.md: line, alert, what to do. */
const ROWS = Array.from(
  readFileSync("docs/operations.md", "utf8").matchAll(/^\|[^|]*\| `([a-z-]+)` *\|([^|]*)\|([^|]*)\|$/gm),
  ([, name = "", alert = "", action = ""]) => ({ name, alert: alert.trim() || "none", action: action.trim() }),
);

it("every line of the log is in the table of operations, with its alert and, if it has one, what to do", () => {
  expect(Object.fromEntries(ROWS.map(({ name, alert }) => [name, alert]))).toEqual(EVENTS);
  expect(ROWS.filter(({ alert, action }) => alert !== "none" && action === "")).toEqual([]);
});

it("every line of the table is written somewhere", () => {
  const sources = globSync("{app,worker}/**/*.{ts,tsx}").filter((file) => !file.endsWith("ops/events.ts"));
  const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(Object.keys(EVENTS).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
