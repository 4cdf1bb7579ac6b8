import type { LocalVars } from "./local-vars.ts";

/**
 * Prints where everything runs.
 *
 * @param own variables of another operator; null: the stand-in runs
 */
export function printAddresses(title: string, port: number, operatorPort: number, own: LocalVars | null): void {
  const addresses =
    own === null
      ? [
          `National Park Express   http://localhost:${port}/`,
          `Canyon Collective       http://canyon.localhost:${port}/`,
          `Vegas Outdoors          http://vegas.localhost:${port}/`,
          "",
          `Operator stand-in       http://localhost:${operatorPort}/`,
        ]
      : [
          `Site                    http://localhost:${port}/`,
          `Tenant                  ${own.TENANT_HOST ?? "localhost: set TENANT_HOST to a host your operator knows"}`,
          `Operator                ${own.API_BASE_URL}`,
        ];
  const lines = [title, "", ...addresses.map((line) => (line === "" ? "" : `  ${line}`)), ""];
  console.log(
    `\n${[...lines, "Press Ctrl-C to stop. LOG=1 shows the request log."].map((l) => (l === "" ? "" : `  ${l}`)).join("\n")}\n`,
  );
}
