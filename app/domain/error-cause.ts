const MAX_CHARS = 300;
const MAX_STACK_CHARS = 2_000;

/** What a log line says of a thrown value, bounded. */
export function errorCause(thrown: unknown): { error: string; stack: string } {
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { error: `${name}: ${message}`.slice(0, MAX_CHARS), stack: stack.slice(0, MAX_STACK_CHARS) };
}
