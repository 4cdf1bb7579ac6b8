import { useId } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon } from "#app/components/icon.tsx";
import { type Action, type CellNote, fitsPhone, isOneLine } from "#app/domain/content/blocks.ts";
import type { TablePart } from "#app/domain/content/content-part.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";
import { Section } from "./section.tsx";

/** What begins the better cell of a comparison. */
const TICK = "✓ ";

function Words({ text, links }: { text: string; links: readonly Action[] }) {
  const link = links.find(({ title }) => title === text);
  if (link !== undefined) return <AppLink href={link.url}>{text}</AppLink>;
  if (text === "") return "–";
  if (!text.startsWith(TICK)) return keepUnits(text);
  return (
    <span className="better">
      <Icon name="check" />
      <span className="visually-hidden">Better: </span>
      {text.slice(TICK.length)}
    </span>
  );
}

function Cell({ text, links, notes }: { text: string; links: readonly Action[]; notes: readonly CellNote[] }) {
  const note = notes.find(({ title }) => title === text);
  const words = <Words text={text} links={links} />;
  if (note === undefined) return words;
  return (
    <>
      {/* The space is for Markdown, whose cells are one line. */}
      {words}{" "}
      <p className="note-line">{note.url === undefined ? note.text : <AppLink href={note.url}>{note.text}</AppLink>}</p>
    </>
  );
}

/** Two choices, row by row. */
const isComparison = ({ columns, rows }: TablePart) =>
  columns.length === 3 && rows.some((row) => row.some((cell) => cell.startsWith(TICK)));

/** Of three or more times or prices a row. */
const isTimetable = ({ columns, rows }: TablePart) =>
  columns.length > 3 && rows.every((row) => row.slice(1).every(isOneLine));

function classOf(table: TablePart): string {
  if (isComparison(table)) return "data-table comparison stacked";
  if (table.cards ?? !fitsPhone([table.columns, ...table.rows])) return "data-table table-cards";
  return isTimetable(table) ? "data-table stacked" : "data-table";
}

/**
 * On phones the rows of tables with long cells become cards, and those of comparisons and timetables have their first cell
 * above the others. Other tables wider than the window scroll inside a box that takes the keyboard focus.
 */
export function Table(part: TablePart) {
  const { id, title, caption, columns, rows, links = [], notes = [] } = part;
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

/** Tables of a few short columns, in pairs on wide windows: out and back, times and fares. */
export function Tables({ blocks }: { blocks: readonly TablePart[] }) {
  return (
    <div className="wrap tables">
      {blocks.map((block, index) => (
        <Table key={index} {...block} />
      ))}
    </div>
  );
}
