import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { commandFile } from "#scripts/child-processes.ts";
import { DEMO_API_KEY, developerVars, ownOperator } from "#scripts/local-vars.ts";
import { assertPortFree, portFrom } from "#scripts/ports.ts";
import { startSite } from "#scripts/stack.ts";
import { expectWithinBudget } from "#tests/support/budgets.ts";
import { anyFreePort } from "#tests/support/free-port.ts";

const runNode = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...env },
  });

/** Servers on a busy machine. */
const SLOWLY = { timeout: 240_000, interval: 200 };

describe("commands", () => {
  it("a taken port gives one clear line", async () => {
    const port = await anyFreePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, "localhost", resolve));
    const { status, stdout, stderr } = runNode(["scripts/start.ts"], { PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toBe(
      `Port ${port} is taken by another program. Stop that program, or choose another port with PORT=<port>.\n`,
    );
  });

  // Windows has neither these signals nor process groups.
  it.skipIf(process.platform === "win32").each([
    // As a terminal does on Ctrl-C; npm keeps a SIGINT of its own to itself.
    ["start", "SIGINT", "group"],
    ["dev", "SIGTERM", "npm"],
  ] as const)("npm run %s ends all its servers on %s to the %s", async (script, signal, receiver) => {
    const ports = { PORT: await anyFreePort(), OPERATOR_PORT: await anyFreePort() };
    const env = { ...process.env, PORT: String(ports.PORT), OPERATOR_PORT: String(ports.OPERATOR_PORT) };
    const npm = spawn("npm", ["run", script], { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (printed += chunk));
    try {
      await expect.poll(() => printed, SLOWLY).toContain("Press Ctrl-C to stop");
      for (const [variable, port] of Object.entries(ports))
        await expect(assertPortFree(port, variable)).rejects.toThrow("taken");
    } finally {
      process.kill((npm.pid ?? 0) * (receiver === "group" ? -1 : 1), signal);
    }
    for (const [variable, port] of Object.entries(ports)) {
      await expect.poll(() => assertPortFree(port, variable).then(() => "free", String), SLOWLY).toBe("free");
    }
  });

  it("another operator is used when the environment names one completely", () => {
    const own = { API_BASE_URL: "https://api.example", API_KEY: "k", ADMIN_BASE_URL: "https://admin.example" };
    expect(() => ownOperator(own)).toThrow(/^To use your own operator, set BASE_SITE_URL as well\.$/);
    expect(ownOperator({})).toBeNull();
    const all = { ...own, BASE_SITE_URL: "https://base.example", TENANT_HOST: "tours.example" };
    expect(ownOperator(all)).toMatchObject({ ...all, API_KEY_HEADER: "X-Api-Key", HANDOFF_ORIGIN: "", TIME_ZONE: "" });
  });

  it("every variable of the README's table reaches the worker when the environment has it, with each operator", () => {
    const table = readFileSync("README.md", "utf8").match(/^\| `[A-Z_`, ()a-z]+/gm) ?? [];
    const names = table.flatMap((row) => row.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
    expect(names.length).toBeGreaterThan(14);
    const env = Object.fromEntries(names.map((name) => [name, `own ${name}`]));
    expect(developerVars(env)).toMatchObject(env);
    const required = ["API_BASE_URL", "API_KEY", "ADMIN_BASE_URL", "BASE_SITE_URL"];
    const optional = Object.fromEntries(Object.entries(env).filter(([name]) => !required.includes(name)));
    const vars = developerVars(optional);
    expect(vars).toMatchObject(optional);
    expect(vars.API_KEY).toBe(DEMO_API_KEY);
  });

  it("a value that is no port gives one clear line", () => {
    vi.stubEnv("PORT", "eighty");
    expect(() => portFrom("PORT", 1)).toThrow(/^PORT must be a port number, not "eighty"\.$/);
    vi.unstubAllEnvs();
  });

  it("a deployment bundles, and the worker is under 700 KiB compressed", () => {
    const { status, stdout } = runNode([
      commandFile("wrangler"),
      "deploy",
      "--dry-run",
      "-c",
      "build/server/wrangler.json",
    ]);
    expect(status).toBe(0);
    const kilobytes = Number(/gzip: ([\d.]+) KiB/.exec(stdout)?.[1]);
    console.log(`worker, compressed: ${kilobytes} KiB`);
    expect(kilobytes).toBeGreaterThan(50);
    expectWithinBudget("deployed worker, KB", kilobytes);
  });

  it("a worker without a variable that it needs does not start, and names it", async () => {
    const logs: string[] = [];
    const started = startSite({
      sitePort: await anyFreePort(),
      operatorPort: 9,
      vars: { API_KEY: "" },
      onSiteLog: (line) => logs.push(line),
    });
    await expect(started).rejects.toThrow();
    await expect.poll(() => logs.join("\n")).toContain("API_KEY is missing");
  });
});
