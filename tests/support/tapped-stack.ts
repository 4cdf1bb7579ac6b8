/** A test stack with an operator tap between the site and the stand-in. */

import { type OperatorTap, startOperatorTap } from "./operator-tap.ts";
import { type StackOptions, startTestStack, type TestStack, takeOperator } from "./test-stack.ts";

export interface TappedStack extends TestStack {
  tap: OperatorTap;
}

export async function startTappedStack({
  vars,
  ...options
}: Omit<StackOptions, "operator"> = {}): Promise<TappedStack> {
  const operator = await takeOperator();
  const tap = await startOperatorTap(operator.url.origin);
  const stack = await startTestStack({ ...options, operator, vars: { API_BASE_URL: tap.origin, ...vars } });
  return {
    ...stack,
    tap,
    async stop() {
      await stack.stop();
      await tap.stop();
    },
  };
}
