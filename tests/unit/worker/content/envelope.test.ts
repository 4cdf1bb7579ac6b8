import fc from "fast-check";
import { expect, it } from "vitest";
import { type Answer, answered, type Envelope, needsWrite, newest, readEnvelope } from "#worker/content/entry.ts";

const entry = (change: Partial<Envelope> = {}): Envelope => ({
  parts: { a: 1 },
  at: { a: 1_000 },
  gone: {},
  ...change,
});

it.each([null, "text", 5, [], {}, { ...entry(), parts: [] }, { ...entry(), parts: null }, { ...entry(), gone: [] }])(
  "a stored entry is not %j",
  (value) => {
    expect(readEnvelope(JSON.stringify(value))).toBeNull();
  },
);

it("a stored entry from a wrong clock is as old as can be", () => {
  const ahead = entry({ at: { a: 9_000, b: 7 }, gone: { a: 8_000 }, editedAt: 9_000 });
  expect(readEnvelope(JSON.stringify(ahead), 8_500)).toEqual(
    entry({ at: { a: 0, b: 7 }, gone: { a: 8_000 }, editedAt: 8_500 }),
  );
});

it("a stored entry is written when it is new, changed, or older than asked for", () => {
  const before = entry();
  const same = entry({ at: { a: 601_000 } });
  const isWritten = (one: Envelope | null, other: Envelope, afterMs = 600_000) => needsWrite(one, other, afterMs);
  expect(isWritten(before, same)).toBe(false);
  expect(isWritten(before, entry({ at: { a: 601_001 } }))).toBe(true);
  expect(isWritten(before, entry({ at: { a: 1e12 } }), Infinity)).toBe(false);
  expect(isWritten(null, same)).toBe(true);
  expect(isWritten(before, { ...same, editedAt: 5 })).toBe(true);
  expect(isWritten(before, { ...same, parts: { a: 2 } })).toBe(true);
  expect(isWritten(before, { ...same, gone: { a: 5 } })).toBe(true);
});

/** When some isolates ask for which part of an entry, none of which see the others' copies. */
const calls = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(9)), { maxLength: 6 });
/** True if the operator has each part in each minute: whoever asks in the same minute is told the same. */
const operator = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });

it("what isolates have written is put together to the newest of each part, in whatever order they write", () => {
  fc.assert(
    fc.property(fc.array(calls, { minLength: 2, maxLength: 4 }), operator, (isolates, has) => {
      const answerAt = (part: string, minute: number): Answer<number> =>
        has["abc".indexOf(part) * 10 + minute] ? { status: "ok", data: minute } : { status: "missing" };
      const made = isolates
        .map((asked) =>
          asked
            .toSorted(([, one], [, other]) => one - other)
            .reduce<Envelope | null>(
              (copy, [part, minute]) => answered(copy, { [part]: answerAt(part, minute) }, minute * 60_000),
              null,
            ),
        )
        .filter((copy) => copy !== null);
      const one = made.reduce<Envelope | null>((copy, other) => newest(copy, other), null);
      for (const part of ["a", "b", "c"]) {
        const last = Math.max(-1, ...made.map(({ at }) => at[part] ?? -1));
        expect(one?.at[part] ?? -1).toBe(last);
        const holder = made.find(({ at }) => at[part] === last);
        expect(one?.parts[part]).toBe(holder?.parts[part]);
        const gone = one?.gone[part];
        if (gone !== undefined)
          expect([made.some((copy) => copy.gone[part] === gone), gone >= last]).toEqual([true, true]);
      }
    }),
  );
});
