import type * as v from "valibot";
import { type Finding, type ReadingContext, read, startReading } from "#app/operator/reading.ts";

export const CONTEXT: ReadingContext = {
  host: "tenant.example",
  adminBaseUrl: "https://admin.example",
  baseSiteUrl: "https://base.example",
  timeZone: "America/Los_Angeles",
};

/** What is read of `input` (null: nothing), and where something was not used: `dropped tags[1]`. */
export function readAs<S extends v.GenericSchema<unknown, unknown>>(schema: S, input: unknown) {
  const findings: Finding[] = [];
  const data = read(
    schema,
    input,
    startReading(CONTEXT, (finding) => void findings.push(finding)),
  );
  return { data, findings, notes: findings.map(({ reason, at }) => `${reason} ${at}`) };
}
