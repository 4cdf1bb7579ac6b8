import { useId } from "react";
import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { fitsPhone, isOneLine } from "#app/domain/content/table-size.ts";
import { line, linkTarget, many, namedLink, optional, required, resolved, words } from "#app/operator/fields.ts";
import { blockKind, filled, heading, withId } from "./block.ts";
import { Section } from "./section.tsx";

const MAX_COLUMNS = 12;
const MAX_ROWS = 300;

/** Unreadable cells become empty, so that columns stay aligned. */
const cell = words(600, "A cell", "6:35 AM");

const note = v.object({
  title: required(line(600), "What the cell says", "Downtown Grand"),
  text: required(line(200), "The line under it", "206 N 3rd St"),
  url: optional(linkTarget, "Where the line leads", "https://maps.example/downtown-grand"),
});

const schema = resolved(
  v.object({
    type: v.literal("table"),
    title: heading("Out and back"),
    caption: words(600, "Above the table", "Every day from March to November."),
    columns: required(filled(cell, MAX_COLUMNS), "Heads of the columns", ["Stop", "Out", "Back"]),
    rows: required(
      filled(filled(cell, MAX_COLUMNS), MAX_ROWS),
      "Rows of cells; the first cell names the row. Of a comparison, the better cell begins with ✓ and a space",
      [["Downtown Grand", "6:35 AM", "5:30 PM"]],
    ),
    links: many(namedLink, MAX_ROWS, "A cell with the title of one of these leads there", [
      { title: "Downtown Grand", url: "/contact-us" },
    ]),
    notes: many(note, MAX_ROWS, "Lines under cells: an address, or a stop on the way"),
  }),
  ({ rows, ...block }, at) => {
    const filledRows = rows
      .map((row) => block.columns.map((_, at) => row[at] ?? ""))
      .filter((row) => row.some((each) => each !== ""));
    return filledRows.length === 0 ? undefined : withId({ ...block, rows: filledRows }, at);
  },
);

type TableBlock = v.InferOutput<typeof schema>;
type Link = TableBlock["links"][number];
type CellNote = TableBlock["notes"][number];

/** What begins the better cell of a comparison. */
const TICK = "✓ ";

function Words({ text, links }: { text: string; links: readonly Link[] }) {
  const link = links.find(({ title }) => title === text);
  if (link !== undefined) return <AppLink href={link.url}>{text}</AppLink>;
  if (text === "") return "–";
  if (!text.startsWith(TICK)) return text;
  return (
    <span className="better">
      <Icon name="check" />
      <span className="visually-hidden">Better: </span>
      {text.slice(TICK.length)}
    </span>
  );
}

function Cell({ text, links, notes }: { text: string; links: readonly Link[]; notes: readonly CellNote[] }) {
  const note = notes.find(({ title }) => title === text);
  const words = <Words text={text} links={links} />;
  if (note === undefined) return words;
  return (
    <>
      {/* The space is for Markdown, whose cells are one line. */}
      {words}{" "}
      <p className="note-line">{note.url === null ? note.text : <AppLink href={note.url}>{note.text}</AppLink>}</p>
    </>
  );
}

/** Two choices, row by row. */
const isComparison = ({ columns, rows }: TableBlock) =>
  columns.length === 3 && rows.some((row) => row.some((cell) => cell.startsWith(TICK)));

/** True if each row has three or more times or prices. */
const isTimetable = ({ columns, rows }: TableBlock) =>
  columns.length > 3 && rows.every((row) => row.slice(1).every(isOneLine));

function classOf(table: TableBlock): string {
  if (isComparison(table)) return "data-table comparison stacked";
  if (!fitsPhone([table.columns, ...table.rows])) return "data-table table-cards";
  return isTimetable(table) ? "data-table stacked" : "data-table";
}

/**
 * On phones the rows of tables with long cells become cards, and those of comparisons and timetables have their first cell
 * above the others. Other tables wider than the window scroll inside a box that takes the keyboard focus.
 */
function Table(part: TableBlock) {
  const { id, title, caption, columns, rows, links, notes } = part;
  const captionId = useId();
  return (
    <Section title={title} id={id}>
      {/* Outside the scrolling box, so that it wraps on phones. */}
      {caption === "" ? null : (
        <p id={captionId} className="table-caption">
          {caption}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling box must be focusable; a fieldset would be wrong */}
      <div className="table-scroll" role="group" tabIndex={0} aria-label={title || caption || "Table"}>
        <table className={classOf(part)} aria-describedby={caption === "" ? undefined : captionId}>
          <thead>
            <tr>
              {columns.map((column, index) =>
                // Screen readers would announce an empty header.
                column === "" ? (
                  <td key={index} aria-hidden="true" />
                ) : (
                  <th key={index} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 && cell !== "" ? (
                    <th key={column} scope="row">
                      <Cell text={cell} links={links} notes={notes} />
                    </th>
                  ) : (
                    <td
                      key={column}
                      className={isOneLine(cell) ? "no-break" : undefined}
                      data-label={columns[column] || undefined}
                      data-empty={cell === "" ? "" : undefined}
                    >
                      <Cell text={cell} links={links} notes={notes} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export const table = blockKind({
  meaning: "A table of words, times or prices",
  schema,
  view: (part) => <Table {...part} />,
  headings: ({ id, title }) => (id === null ? [] : [{ id, text: title }]),
  passages: ({ title, columns, rows }) => [
    { title, text: rows.map((row) => row.map((each, at) => `${columns[at]}: ${each}`).join("; ")).join(". ") },
  ],
});
