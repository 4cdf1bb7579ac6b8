/** The browser's code calls nothing that the oldest browsers lack. The build writes syntax for them; Biome judges style sheets. */

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { features } from "web-features";
import { OLDEST_BROWSERS } from "#scripts/oldest-browsers.ts";

type Browser = keyof typeof OLDEST_BROWSERS;

const hasIt = (since: Partial<Record<Browser, string>>) =>
  Object.entries(OLDEST_BROWSERS).every(
    ([name, oldest]) => Number.parseFloat(since[name as Browser] ?? "Infinity") <= oldest,
  );

/** Functions, as in `.name(`, that every interface with one of that name got later than the oldest browsers. */
function youngNames(): string[] {
  const isOld = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, name] = /^(?:api|javascript\.builtins)\..*?(\w+?)(?:_static)?$/.exec(key) ?? [];
      if (name !== undefined) isOld.set(name, isOld.get(name) === true || hasIt(support));
    }
  }
  return [...isOld].filter(([, old]) => !old).map(([name]) => name);
}

/** Only on what `startViewTransition` returned. */
const ALLOWED = ["skipTransition"];

it("the built scripts call no function that the oldest browsers lack, or look whether it is there", () => {
  const young = new Set(youngNames().filter((name) => !ALLOWED.includes(name)));
  expect(young).toContain("canParse");
  expect(young).not.toContain("map");
  const calls = globSync("build/client/assets/*.js").flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const names = new Set(Array.from(code.matchAll(/(?<!\.\.)\.(\w+)\(/g), ([, name = ""]) => name));
    const isGuarded = (name: string) => new RegExp(`typeof [\\w.]+\\.${name}\\b|\`${name}\`in `).test(code);
    // React's own functions, such as `use`.
    const isDefined = (name: string) => new RegExp(`\\.${name}=`).test(code);
    return [...names]
      .filter((name) => young.has(name) && !isGuarded(name) && !isDefined(name))
      .map((name) => [file, name]);
  });
  expect(calls).toEqual([]);
});

it("the built scripts have no lookbehind, which Safari 16.0 cannot read", () => {
  const scripts = globSync("build/client/assets/*.js");
  expect(scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(path, "utf8")))).toEqual([]);
});
