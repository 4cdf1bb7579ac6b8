import type * as v from "valibot";
import { failure } from "#app/domain/http/outcome.ts";
import { type Finding, type ReadingContext, read, startReading } from "#app/operator/reading.ts";
import { type AnyResource, readAnswer } from "#app/operator/resource.ts";

export const CONTEXT: ReadingContext = {
  host: "tenant.example",
  adminBaseUrl: "https://admin.example",
  baseSiteUrl: "https://base.example",
  imageHosts: ["*.pictures.example"],
  timeZone: "America/Los_Angeles",
  currency: "USD",
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

/** What a call makes of an operator's answer. @param asked what was sent with the call */
export function answerRead<R extends AnyResource>(
  resource: R,
  answer: unknown,
  asked?: Record<string, unknown>,
  timeZone = CONTEXT.timeZone,
) {
  const operator = { call: () => Promise.resolve(failure("not-asked", "only one page")) };
  const { name, path, method } = resource;
  const call = { endpoint: name, path, method };
  return readAnswer({ operator, context: { ...CONTEXT, timeZone, asked } }, resource, call, { ok: true, data: answer });
}
