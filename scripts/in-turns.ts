/** Asks a few at a time, as the site does; results in order. */
export async function inTurns<T, R>(items: readonly T[], ask: (item: T) => Promise<R>, atOnce = 4): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      results[at] = await ask(items[at] as T);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
