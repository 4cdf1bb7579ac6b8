import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const PATH = /(?<=`)(?:app|docs|public|redirects|scripts|tests|worker)\/[\w./-]+(?=`)/g;

/** The history names what has gone. */
const DOCUMENTS = globSync(["*.md", "docs/*.md"]).filter((name) => name !== "CHANGELOG.md");

it.each(DOCUMENTS)("each file and folder that %s names is there", (document) => {
  const named = readFileSync(document, "utf8").match(PATH) ?? [];
  expect(named.filter((path) => !existsSync(path) && !existsSync(`${path}.test.ts`))).toEqual([]);
});
