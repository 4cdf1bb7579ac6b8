import type { Outcome } from "#app/domain/http/outcome.ts";
import type { Call, OperatorClient } from "#app/operator/client.ts";

/** An operator that gives these answers in order (`{ failure: 401 }` fails with that status), and the calls it got. */
export function operatorAnswering(...answers: unknown[]) {
  const asked: Call[] = [];
  const client: OperatorClient = {
    call(call): Promise<Outcome<unknown>> {
      asked.push(call);
      const answer = answers[asked.length - 1] as { failure?: number } | null;
      if (typeof answer?.failure === "number") {
        return Promise.resolve({ ok: false, failure: { kind: "status", status: answer.failure, detail: "" } });
      }
      return Promise.resolve({ ok: true, data: answer });
    },
  };
  return { client, asked };
}
