/**
 * `READY_TOKEN=… npm run invite -- https://canyon.example --number 1 --days 14`: prints a link into a site that only invited people see.
 * The number is the one in `SOFT_LAUNCH`, by default 1.
 */

import { parseArgs } from "node:util";
import { invitationTo, sign } from "#worker/gateway/signed-link.ts";

const DAY_SECONDS = 86_400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { number: { type: "string", default: "1" }, days: { type: "string", default: "14" } },
});
const [address = ""] = positionals;
const [secret = "", days] = [process.env.READY_TOKEN, Number(values.days)];
if (!URL.canParse(address) || secret === "" || !(days > 0)) {
  console.error("READY_TOKEN=… npm run invite -- https://canyon.example --number 1 --days 14");
  process.exit(2);
}
const link = new URL("/", address);
const expires = Math.round(Date.now() / 1_000 + days * DAY_SECONDS);
link.searchParams.set("enter", await sign(secret, invitationTo(link.hostname, values.number), expires));
console.log(link.href);
