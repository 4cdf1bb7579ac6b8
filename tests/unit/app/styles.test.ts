import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const INDEX = join("app/styles/index.css");

it("app/styles/index.css imports every style sheet of the app exactly once", () => {
  const imported = [...readFileSync(INDEX, "utf8").matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(INDEX), path),
  );
  const existing = globSync("app/**/*.css").filter((path) => path !== INDEX);
  expect(existing.length).toBeGreaterThan(30);
  expect(imported.toSorted()).toEqual(existing.toSorted());
});

it("no module imports a style sheet of its own, which would load it a second time", () => {
  const modules = globSync("app/**/*.{ts,tsx}");
  const importing = modules.filter((path) => /import\s+"[^"]+\.css"/.test(readFileSync(path, "utf8")));
  expect(importing).toEqual([join("app/root.tsx")]);
});
