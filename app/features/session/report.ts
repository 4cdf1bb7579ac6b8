/** Specification 4: failures of token and profile are "only logged". Never with a token, a body or a name in it. */

const told = new Set<string>();

/** One line a kind of failure and page load: an outage must not fill the console. */
export function report(event: string, detail = ""): void {
  const line = `session: ${event}${detail === "" ? "" : ` (${detail})`}`;
  if (told.has(line)) return;
  told.add(line);
  console.log(line);
}
