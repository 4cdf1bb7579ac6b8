/** A test stack with an operator tap between the site and the stand-in. */

import { anyFreePort } from "#scripts/port-check.ts";
import { type OperatorTap, startOperatorTap } from "./operator-tap.ts";
import { type StackOptions, startTestStack, type TestStack } from "./test-stack.ts";

export interface TappedStack extends TestStack {
  tap: OperatorTap;
}

export async function startTappedStack({ vars, ...options }: StackOptions = {}): Promise<TappedStack> {
  const operatorPort = await anyFreePort();
  const tap = await startOperatorTap(`http://localhost:${operatorPort}`);
  const stack = await startTestStack({ ...options, operatorPort, vars: { API_BASE_URL: tap.origin, ...vars } });
  return {
    ...stack,
    tap,
    async stop() {
      await stack.stop();
      await tap.stop();
    },
  };
}
