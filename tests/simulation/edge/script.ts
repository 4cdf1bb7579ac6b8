/** How a script of the edge is played, and how it reads. */

import { trace } from "../runs.ts";
import { type Answer, Edge, type Visit } from "./edge.ts";
import { type Fault, HOSTS, type Host, PARTS, type Part, RETRY_AFTER_SECONDS } from "./operator.ts";
import { type Action, LOCATIONS, type Script, TROUBLES } from "./scenes.ts";
import { Witness } from "./witness.ts";

/** What the script does: its actions with its troubles alone, and with its tenants. */
function actionsOf({ troubles, tenants, scenes }: Script): Action[] {
  const isSpared = ({ type }: Action) => (TROUBLES as readonly string[]).includes(type) && !troubles.includes(type);
  return scenes
    .flat()
    .filter((each) => !isSpared(each))
    .map((each) => ("host" in each ? { ...each, host: HOSTS[HOSTS.indexOf(each.host) % tenants] ?? each.host } : each));
}

export function lines(script: Script): string[] {
  const { seed, clock, hasWebhook, faults } = script;
  const first = `seed ${seed}, ${clock}, ${hasWebhook ? "with" : "without"} notices, faults ${faults.join(" ")}`;
  return [first, ...actionsOf(script).map((each) => JSON.stringify(each))];
}

export async function run(script: Script): Promise<void> {
  const edge = new Edge(script);
  edge.clock.install();
  try {
    const play = new Play(edge, script);
    for (const each of actionsOf(script)) {
      trace("simulated", each);
      play.begin(each);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await edge.clock.advance(each.type === "wait" ? each.seconds * 1_000 : 5);
      play.check();
    }
    await play.settle();
  } finally {
    edge.clock.uninstall();
  }
}

class Play {
  readonly #edge: Edge;
  readonly #script: Script;
  readonly #hosts: readonly Host[];
  readonly #witness: Witness;
  readonly #ends = new Map<string, (graceMs?: number) => void>();

  constructor(edge: Edge, script: Script) {
    this.#edge = edge;
    this.#script = script;
    this.#hosts = HOSTS.slice(0, script.tenants);
    this.#witness = new Witness(edge);
  }

  /** @param name one trouble at a time has it */
  #trouble(name: string, isThere: boolean, about: Parameters<Witness["trouble"]>[0] = {}, graceMs = 0): void {
    this.#ends.get(name)?.(graceMs);
    this.#ends.delete(name);
    if (isThere) this.#ends.set(name, this.#witness.trouble(about));
  }

  #visit(visit: Omit<Visit, "startedAt">, isolate: number, checked: (visit: Visit, answer: Answer) => void): void {
    const started = { ...visit, startedAt: Date.now() };
    this.#edge.visit(started, isolate).then(
      (answer) => {
        trace("answered", { ...started, ...answer });
        checked(started, answer);
      },
      (error: unknown) => this.#witness.violations.push(`${visit.host}${visit.path} threw ${String(error)}`),
    );
  }

  #look(paths: readonly Visit["path"][], checked: (visit: Visit, answer: Answer) => void): void {
    for (const of of this.#hosts) {
      for (const path of paths) {
        for (let at = 0; at < LOCATIONS; at += 1) this.#visit({ host: of, path, location: at }, 0, checked);
      }
    }
  }

  #report(of: Host, isReported: boolean): void {
    if (!this.#script.hasWebhook || !isReported) return;
    this.#witness.promise(of);
    this.#edge.notify(of);
  }

  #fault(of: Host, parts: readonly Part[], fault: Fault | "none"): void {
    const { operator } = this.#edge;
    for (const part of parts) {
      const before = operator.faultOf(of, part);
      if (fault === "none") operator.faults.delete(`${of} ${part}`);
      else operator.faults.set(`${of} ${part}`, fault);
      this.#trouble(`${of} ${part}`, fault !== "none", { host: of, part });
      // A pause is for all calls of the tenant, and for all tenants when three are told to wait.
      const isHeld = fault === "429" || before === "429";
      if (isHeld) this.#trouble(`${of} ${part} held`, fault === "429", {}, RETRY_AFTER_SECONDS * 1_000);
    }
    const isDown = (["config", "tours", "categories"] as const).every(
      (part) => operator.faultOf(of, part) !== undefined,
    );
    this.#trouble(`${of} down`, isDown, { host: of });
  }

  begin(action: Action): void {
    const { operator, kvAt } = this.#edge;
    const { faults } = this.#script;
    switch (action.type) {
      case "visit":
        return this.#visit(action, action.isolate, (visit, answer) => this.#witness.answered(visit, answer));
      case "look":
        return this.#look(["/faq", "/tour", "/list", "/old"], (visit, answer) => this.#witness.answered(visit, answer));
      case "edit":
        operator.edit(action.host, action.part);
        return this.#report(action.host, action.isReported);
      case "fault":
        return this.#fault(action.host, action.parts, faults[action.kind % faults.length] ?? "none");
      case "heal":
        return this.#hosts.forEach((each) => this.#fault(each, PARTS, "none"));
      case "kv": {
        const at = kvAt[action.location];
        if (at !== undefined) at.fault = action.fault;
        return this.#trouble(`kv ${action.location}`, action.fault !== "none");
      }
      case "purges":
        this.#edge.arePurgesRefused = action.areRefused;
        return this.#trouble("purges", action.areRefused);
      case "queue":
        if (action.trouble === "repeats") this.#edge.isQueueRepeating = true;
        else {
          this.#edge.isConsumerLost = true;
          this.#trouble("queue", true);
        }
        return;
      case "tenant":
        if (action.isThere) {
          operator.tenants.add(action.host);
          operator.disownedAt.delete(action.host);
        } else {
          operator.tenants.delete(action.host);
          operator.knownAt.delete(action.host);
        }
        this.#trouble(`${action.host} gone`, !action.isThere, { host: action.host, isRemoval: true });
        return this.#report(action.host, action.isReported);
      case "forget":
        return this.#edge.forget(action.location, action.isolate);
      case "wait":
        return;
    }
  }

  check(): void {
    if (!this.#edge.isConsumerLost) this.#trouble("queue", false);
    this.#witness.checkTraffic();
    this.#witness.checkKeys();
    const [violation] = this.#witness.violations;
    if (violation !== undefined) throw new Error(violation);
  }

  /** All is well again. After the longest time that content may be fresh, four visits of each page show it as the operator has it. */
  async settle(): Promise<void> {
    const { clock } = this.#edge;
    for (const of of HOSTS) this.#fault(of, PARTS, "none");
    for (const [at, kv] of this.#edge.kvAt.entries()) {
      kv.fault = "none";
      this.#trouble(`kv ${at}`, false);
    }
    this.#edge.arePurgesRefused = false;
    this.#edge.isConsumerLost = false;
    this.#trouble("purges", false);
    await clock.advance(5_400_000);
    this.check();
    for (let round = 1; round <= 5; round += 1) {
      this.#look(["/faq", "/tour", "/list"], (visit, answer) => {
        this.#witness.answered(visit, answer);
        if (round === 5) this.#witness.settled(visit, answer);
      });
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await clock.advance(75_000);
      this.check();
    }
    await clock.advance(300_000);
    this.check();
  }
}
