/** How much room a table takes. */

/** Lines of a cell beside others on a phone, the characters of a line of all columns, and of their longest words. */
const PHONE = { lines: 3, lineChars: 45, wordChars: 37 };

/** The characters of a date, a time or an amount. */
const SHORT_CELL_CHARS = 12;

/** True if a cell stays on one line: a date, a time, an amount, a number; not `6 to 7 hours`. */
export function isOneLine(cell: string): boolean {
  return /\d/.test(cell) && !cell.includes(" to ") && (cell.length <= SHORT_CELL_CHARS || !/\s/.test(cell));
}

/** True if a table of short cells stays one on a phone; `rows` begin with the headings. */
export function fitsPhone(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at] ?? "")) ?? [];
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const words = columns.map((cells) => longest(cells.flatMap((cell) => (isOneLine(cell) ? cell : cell.split(/\s+/)))));
  return (
    columns.length < 3 ||
    (longest(columns.flat()) <= (PHONE.lines * PHONE.lineChars) / columns.length &&
      words.reduce((sum, word) => sum + word, 0) <= PHONE.wordChars)
  );
}
