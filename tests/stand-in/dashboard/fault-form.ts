/** Faults as the dashboard offers them: every kind with its parameter, and presets. */

import type { Fault, SetFault } from "#tests/stand-in/faults.ts";

interface Parameter {
  label: string;
  /** What the field starts with. A number's field takes numbers only. */
  initial: string | number;
  min?: number;
  max?: number;
  unit?: string;
}

export const PARAMETERS: Record<string, Parameter> = {
  status: { label: "Status", initial: 503, min: 400, max: 599 },
  ms: { label: "Delay in ms", initial: 3_000, min: 0, max: 60_000, unit: "ms" },
  bytes: { label: "Size in bytes", initial: 20_000_000, min: 1, max: 1_000_000_000, unit: "bytes" },
  body: { label: "JSON to answer with", initial: '{"data":"unexpected"}' },
  contentType: { label: "Media type", initial: "text/plain" },
  location: { label: "Redirect to", initial: "https://example.com/" },
};

/** The share of calls is asked for with every kind. */
export const KINDS: Record<Exclude<Fault["kind"], "flaky">, { label: string; parameter?: string }> = {
  status: { label: "Fails with a status", parameter: "status" },
  slow: { label: "Slow", parameter: "ms" },
  hang: { label: "Hangs for a minute" },
  "slow-body": { label: "Body never ends" },
  malformed: { label: "Malformed JSON" },
  truncated: { label: "Truncated JSON" },
  "wrong-type": { label: "Other JSON", parameter: "body" },
  "wrong-content-type": { label: "Other media type", parameter: "contentType" },
  html: { label: "HTML page" },
  huge: { label: "Huge body", parameter: "bytes" },
  redirect: { label: "Redirect", parameter: "location" },
};

interface Preset extends SetFault {
  id: string;
  label: string;
}

export const PRESETS: readonly Preset[] = [
  { id: "down", label: "Everything is down", path: "/", fault: { kind: "status", status: 503 } },
  { id: "flaky", label: "20% of calls fail", path: "/api/", fault: share(20, { kind: "status", status: 500 }) },
  { id: "slow-dates", label: "Dates take 3 s", path: "/api/product/web/products/", fault: { kind: "slow", ms: 3_000 } },
  {
    id: "one-tour",
    label: "Dates of tour 121 fail",
    path: "/api/product/web/products/121/",
    fault: { kind: "status", status: 500 },
  },
  { id: "tokens", label: "Token endpoint is down", path: "/api/auth/", fault: { kind: "status", status: 503 } },
];

export function isSet(faults: readonly SetFault[], { path, fault }: SetFault): boolean {
  return faults.some((one) => one.path === path && JSON.stringify(one.fault) === JSON.stringify(fault));
}

function share(percent: number, fault: Fault): Fault {
  return percent === 100 ? fault : { kind: "flaky", share: percent / 100, fault };
}

export function describeFault(fault: Fault): string {
  if (fault.kind === "flaky") return `${Math.round(fault.share * 100)}% of calls: ${describeFault(fault.fault)}`;
  const { kind, ...parameters } = fault;
  const values = Object.entries(parameters).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [text, PARAMETERS[name]?.unit].filter(Boolean).join(" ");
  });
  // A fault that was set by hand can be of no known kind.
  const label = KINDS[kind]?.label ?? kind;
  return values.length === 0 ? label : `${label}: ${values.join(", ")}`;
}

export type Field = (name: string) => string;

/** @returns undefined when the text is not a number in the range */
export function numberIn(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== "" && value >= min && value <= max ? value : undefined;
}

function parameterValue(name: string, text: string): unknown {
  const { initial, min = 0, max = Infinity } = PARAMETERS[name] ?? { initial: "" };
  if (typeof initial === "number") return numberIn(text, min, max);
  if (name !== "body") return text === "" ? undefined : text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns a text that tells what is wrong, or the fault */
export function faultOf(field: Field): string | SetFault {
  const path = field("path");
  const kind = field("kind");
  if (!path.startsWith("/")) return "A path starts with a slash, such as /api/cart.";
  const known = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (known === undefined) return "Choose a kind of fault.";
  const percent = numberIn(field("share"), 1, 100);
  if (percent === undefined) return "The share of calls is a number from 1 to 100.";
  const { parameter } = known;
  if (parameter === undefined) return { path, fault: share(percent, { kind } as Fault) };
  const value = parameterValue(parameter, field(parameter));
  if (value === undefined) return problemWith(parameter);
  return { path, fault: share(percent, { kind, [parameter]: value } as Fault) };
}

function problemWith(parameter: string): string {
  const { label = parameter, min, max } = PARAMETERS[parameter] ?? {};
  return min === undefined ? `"${label}" is empty or not valid.` : `"${label}" is a number from ${min} to ${max}.`;
}
