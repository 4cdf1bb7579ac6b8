/** Lists and counts in lines that people read. */

const MAX_NAMED = 4;

/** `a, b, c and 5 more` */
export function listed(names: Iterable<string | number>, max = MAX_NAMED): string {
  const all = [...new Set(names)];
  const more = all.length > max ? ` and ${all.length - max} more` : "";
  return `${all.slice(0, max).join(", ")}${more}`;
}

/** `1 call`, `2 calls` */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
