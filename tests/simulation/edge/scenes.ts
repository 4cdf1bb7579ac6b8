/** What may happen to the edge in a simulation. */

import fc from "fast-check";
import type { KvFault } from "./kv.ts";
import { type Fault, HOSTS, PARTS, SITE_PARTS } from "./operator.ts";

export const LOCATIONS = 3;
const ISOLATES = 2;
const PAGES = ["/", "/faq", "/tour", "/list", "/old"] as const;
export type PagePath = (typeof PAGES)[number];
export const TROUBLES = ["fault", "kv", "purges", "queue", "tenant", "forget"] as const;
const FAULTS: readonly Fault[] = ["500", "404", "429", "network", "silent", "slow", "empty", "wrong"];
const KV_FAULTS: readonly KvFault[] = ["none", "reads", "none", "writes", "none", "hangs", "none", "slow"];
const SECONDS = [0.05, 0.5, 1, 3, 7, 15, 35, 62, 90, 160, 160, 160, 400, 1_300, 4_000, 90_000];

const host = fc.constantFrom(...HOSTS);
const location = fc.nat(LOCATIONS - 1);
const isolate = fc.nat(ISOLATES - 1);
const part = fc.constantFrom(...PARTS);
const isReported = fc.boolean();
const is = <Type extends string>(type: Type) => fc.constant(type);

const visit = fc.record({ type: is("visit"), host, path: fc.constantFrom(...PAGES), location, isolate });
const home = fc.constant({ type: "visit" as const, host: HOSTS[0], path: "/" as const, location: 0, isolate: 0 });
/** Every page of every tenant is visited everywhere. */
const look = fc.record({ type: is("look") });
const heal = fc.record({ type: is("heal") });
const edit = fc.record({ type: is("edit"), host, part, isReported });
const wait = fc.record({ type: is("wait"), seconds: fc.constantFrom(...SECONDS) });
const purges = (areRefused: boolean) => fc.constant({ type: "purges" as const, areRefused });
const seconds = (time: number) => fc.constant({ type: "wait" as const, seconds: time });
/** @property kind of the script's faults */
const fault = fc.oneof(
  fc.record({ type: is("fault"), host, parts: fc.tuple(part), kind: fc.nat(FAULTS.length) }),
  fc.record({ type: is("fault"), host, parts: fc.constantFrom(PARTS, SITE_PARTS), kind: fc.nat(FAULTS.length) }),
);
const pageFails = fc.constant({ type: "fault" as const, host: HOSTS[0], parts: ["page"] as const, kind: 0 });
const pageIsEdited = fc.constant({ type: "edit" as const, host: HOSTS[0], part: "page" as const, isReported: true });

const action = fc.oneof(
  { weight: 6, arbitrary: visit },
  { weight: 2, arbitrary: look },
  { weight: 5, arbitrary: edit },
  { weight: 4, arbitrary: fault },
  { weight: 1, arbitrary: heal },
  { weight: 1, arbitrary: fc.record({ type: is("kv"), location, fault: fc.constantFrom(...KV_FAULTS) }) },
  { weight: 1, arbitrary: fc.boolean().chain(purges) },
  {
    weight: 1,
    arbitrary: fc.record({ type: is("queue"), trouble: fc.constantFrom("repeats" as const, "is lost" as const) }),
  },
  { weight: 3, arbitrary: fc.record({ type: is("tenant"), host, isThere: fc.boolean(), isReported }) },
  { weight: 1, arbitrary: fc.record({ type: is("forget"), location, isolate }) },
  { weight: 5, arbitrary: wait },
);

export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Most scenes are about an edit: what is on its way when it is made, and when it shows. */
const scene: fc.Arbitrary<Action[]> = fc.oneof(
  action.map((one) => [one]),
  fc.tuple(visit, edit, wait, look),
  fc.tuple(fault, edit, wait, look),
  // The operator does not give a page that was edited, for a while.
  fc.tuple(look, seconds(3), pageFails, pageIsEdited, seconds(160), look, seconds(7), heal, seconds(400), look),
  // A part that has just failed.
  fc.tuple(fault, seconds(90), look, seconds(3), home),
  // A page that is fresh when the day ends.
  fc.tuple(look, seconds(35), look),
  // A removal that is reported, and nobody visits.
  fc.tuple(
    look,
    fc.record({ type: is("tenant"), host, isThere: fc.constant(false), isReported: fc.constant(true) }),
    wait,
  ),
  // An edit while purges are refused.
  fc.tuple(visit, purges(true), edit, wait, purges(false), wait, look),
  // Locations that lack a part ask for it, while another part is edited.
  fc.tuple(fault, look, heal, edit, wait, look, wait, look),
);

export const scripts = fc.record({
  seed: fc.integer(),
  /** Time of the day, where the tours are, at which it begins. */
  clock: fc.constantFrom("01:00:00", "23:59:45"),
  /** The operator can report edits. */
  hasWebhook: fc.boolean(),
  /** So many tenants are visited and edited. */
  tenants: fc.integer({ min: 1, max: HOSTS.length }),
  // The kinds of trouble, and of faults, in this script: where everything fails at once, nothing can be promised.
  troubles: fc.subarray<string>([...TROUBLES], { maxLength: 3 }),
  faults: fc.subarray([...FAULTS], { minLength: 1, maxLength: 2 }),
  scenes: fc.array(scene, { minLength: 1, maxLength: 16, size: "max" }),
});

export type Script = typeof scripts extends fc.Arbitrary<infer T> ? T : never;
