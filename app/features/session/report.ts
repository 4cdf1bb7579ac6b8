/** Specification 4: failures of token and profile are "only logged". Never pass a token, a body or a name. */

const logged = new Set<string>();

/** Logs each kind of failure once per page load, so that an outage does not fill the console. */
export function report(event: string, detail = ""): void {
  const line = `session: ${event}${detail === "" ? "" : ` (${detail})`}`;
  if (logged.has(line)) return;
  logged.add(line);
  console.log(line);
}
