/** `[env.staging]` of wrangler.toml: Wrangler inherits no bindings, and some names are shared by an account's workers. */

import { expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

/** The parts of Wrangler's configuration that are compared. */
interface Config {
  name: string;
  vars: Record<string, unknown>;
  kv_namespaces: { binding: string; id?: string }[];
  queues: { producers?: { binding: string; queue: string }[]; consumers?: { queue: string }[] };
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
  analytics_engine_datasets: { binding: string; dataset?: string }[];
}

const configOf = (env: Record<string, string>) =>
  readConfig({ config: "wrangler.toml", ...env }, { hideWarnings: true }) as Config;
const production = configOf({});
const staging = configOf({ env: "staging" });

const bindings = ({ kv_namespaces, queues, ratelimits, analytics_engine_datasets, vars }: Config) => ({
  kv: kv_namespaces.map(({ binding }) => binding),
  queues: queues.producers?.map(({ binding }) => binding),
  limits: ratelimits.map(({ name, simple }) => ({ name, ...simple })),
  analytics: analytics_engine_datasets.map(({ binding }) => binding),
  vars: Object.keys(vars),
});

/** Names that two workers of one account must not share. */
const names = ({ name, kv_namespaces, queues, ratelimits, analytics_engine_datasets }: Config) => [
  name,
  ...kv_namespaces.flatMap(({ id }) => id ?? []),
  ...(queues.producers ?? []).map(({ queue }) => queue),
  ...ratelimits.map(({ namespace_id }) => namespace_id),
  ...analytics_engine_datasets.map(({ binding, dataset }) => dataset ?? binding),
];

it("staging has the bindings of production, and shares no name with it", () => {
  expect(bindings(staging)).toEqual(bindings(production));
  const shared = names(staging).filter((name) => names(production).includes(name));
  expect(shared).toEqual([]);
  expect(names(staging).length).toBeGreaterThan(5);
});

it("each environment consumes its own queue, alike", () => {
  const consumers = ({ queues }: Config) => (queues.consumers ?? []).map(({ queue: _queue, ...rest }) => rest);
  expect(consumers(staging)).toEqual(consumers(production));
  for (const { queues } of [production, staging]) {
    expect(queues.consumers?.map(({ queue }) => queue)).toEqual(queues.producers?.map(({ queue }) => queue));
  }
});
