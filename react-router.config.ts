import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small: sent whole, there is no manifest endpoint to attack or to lose after a deploy.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
