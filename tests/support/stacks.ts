/** The stacks of site tests: one of the worker for most files, and one of a file that needs variables of its own. */

import { afterAll, beforeEach, expect } from "vitest";
import { READY_TOKEN, type SharedStack, type StackOptions, startTestStack, type TestStack } from "./test-stack.ts";
import { awayFromMidnight } from "./wall-clock.ts";

/** A stack of one file, which ends with it. */
export async function ownStack(options?: StackOptions): Promise<TestStack> {
  const stack = await startTestStack(options);
  beforeEach(() => forgetLastTest(stack));
  afterAll(() => stack.stop());
  return stack;
}

let shared: Promise<TestStack> | undefined;

async function forgetLastTest(stack: SharedStack): Promise<void> {
  await stack.clearFaults();
  stack.operator.forget();
  stack.forgetLogs();
}

/** Pages of the test before may still ask the operator, and write into KV what it answers. */
async function untilQuiet({ operator }: SharedStack): Promise<void> {
  let calls = -1;
  const isQuiet = () => {
    const isSame = operator.calls.length === calls;
    calls = operator.calls.length;
    return isSame && operator.openCalls() === 0;
  };
  await expect.poll(isQuiet, { interval: 20 }).toBe(true);
}

/**
 * The one stack of all files that need no variables of their own and run in the same of Vitest's workers
 * (vitest.config.ts); it ends with that worker. Each test starts without faults, calls and log lines of the one before.
 * Stored content is what others left, and a circuit that failures opened stays open for a while: a test that needs a cold
 * host, or one whose operator fails, takes one of its own (`newHost`, `operator.answer`).
 */
export async function sharedStack(): Promise<SharedStack> {
  await awayFromMidnight();
  shared ??= startTestStack({ vars: { READY_TOKEN } });
  const stack = await shared;
  beforeEach(async () => {
    await untilQuiet(stack);
    await forgetLastTest(stack);
  });
  afterAll(() => stack.operator.reset());
  return stack;
}
