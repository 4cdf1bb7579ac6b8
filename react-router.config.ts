import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A second build beside the first, for the test that exchanges one for the other.
  ...(process.env.BUILD_DIRECTORY === undefined ? {} : { buildDirectory: process.env.BUILD_DIRECTORY }),
  // The route table is small: sent whole, there is no manifest endpoint to attack or to lose after a deploy.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
