import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { commandFile } from "#scripts/child-processes.ts";

/** The floors of worker, from below; each imports only those below it. */
const FLOORS = ["ops", "operator", "content", "pages", "gateway"];

const UPWARDS = FLOORS.flatMap((floor, level) =>
  FLOORS.slice(level + 1).map((above) => [`worker/${floor}/x.ts`, `#worker/${above}/x.ts`] as const),
);

/** Imports the linter must refuse, by the file they are written in. */
const REFUSED: readonly (readonly [file: string, imported: string])[] = [
  ["app/domain/tour/x.ts", "#app/operator/client.ts"],
  ["app/domain/tour/x.ts", "react"],
  ["app/domain/tour/x.ts", "#app/places/index.ts"],
  ["app/operator/x.ts", "#app/components/icon.tsx"],
  ["app/operator/x.ts", "#app/domain/session/cookie.ts"],
  ["app/places/x.ts", "#app/domain/tour/places.ts"],
  ["app/components/x.tsx", "#app/operator/client.ts"],
  ["app/features/tour/x.tsx", "#app/features/cart/cart-screen.tsx"],
  ["app/blocks/x.tsx", "#app/routes/home.tsx"],
  ["app/layout/x.tsx", "#app/routes/home.tsx"],
  ["app/server-html/x.tsx", "#app/routes/home.tsx"],
  ["app/routes/x.tsx", "#worker/content/entry.ts"],
  ["app/routes/x.tsx", "#app/places/index.ts"],
  ["app/routes/x.tsx", "#tests/support/http.ts"],
  ["worker/pages/x.ts", "#app/features/tour/card.tsx"],
  ["scripts/x.ts", "#tests/support/http.ts"],
  ...UPWARDS,
  ["worker/pages/x.ts", "#worker/operator/supervisor.ts"],
  ["worker/gateway/x.ts", "./api/proxy.ts"],
  ["worker/gateway/x.ts", "#worker/gateway/api/proxy.ts"],
  ["worker/ops/x.ts", "#worker/ops/current-config.ts"],
  ["worker/ops/x.ts", "#app/operator/client.ts"],
  ["worker/platform.ts", "./ops/log.ts"],
];

/** Files that also run on the server, where there is no document. */
const WITHOUT_DOM = [
  "app/routes/dom.tsx",
  "app/layout/dom.server.tsx",
  "app/domain/tour/dom.ts",
  "app/operator/dom.ts",
];

interface Finding {
  code: string;
  filename: string;
}

it("the linter refuses imports over a wall, and window in files that also run on the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  // A repository of its own: what the project's .gitignore names, its folder for temporary files, is not linted.
  mkdirSync(join(folder, ".git"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    return file;
  };
  // One file per import, so that one run of the linter judges all.
  const imports = REFUSED.map(([file, imported], index) => {
    const path = join(dirname(file), `refused-${index}.${file.endsWith("x") ? "tsx" : "ts"}`);
    return { imported, path: write(path, `import { x } from "${imported}";\nexport const y = x;\n`) };
  });
  for (const file of WITHOUT_DOM) write(file, "export const loader = () => window.innerWidth;\n");
  const { stdout } = spawnSync(process.execPath, [commandFile("oxlint"), "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  const isRefused = (rule: string, file: string) =>
    diagnostics.some(({ code, filename }) => code.includes(rule) && filename === file);
  expect(imports.filter(({ path }) => !isRefused("no-restricted-imports", path))).toEqual([]);
  expect(WITHOUT_DOM.filter((file) => !isRefused("no-restricted-globals", file))).toEqual([]);
});
