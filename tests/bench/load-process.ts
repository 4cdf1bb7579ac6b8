/** Child process of load.ts: one run of autocannon. */

import autocannon from "autocannon";
import { CONNECTIONS, type Round, type Target } from "./load.ts";

const { target, seconds } = JSON.parse(process.argv[2] ?? "{}") as { target: Target; seconds: number };
const result = await autocannon({
  url: target.url,
  headers: target.headers,
  connections: CONNECTIONS,
  duration: seconds,
});
const round: Round = {
  requestsPerSecond: result.requests.total / result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failed: result.errors + result["5xx"] + (target.expects4xx === true ? 0 : result["4xx"]),
};
process.send?.(round, () => process.exit(0));
