import { useId } from "react";
import { isNarrow, type TableBlock } from "#app/domain/content/blocks.ts";
import { Section } from "./section.tsx";

/** A time or an amount, which stays on one line. */
const SHORT_CELL_CHARS = 10;

/**
 * On phones the rows of tables that are too wide become cards; other tables wider than the window scroll inside a box
 * that takes the keyboard focus.
 */
export function Table({ id, title, caption, columns, rows }: TableBlock) {
  const captionId = useId();
  return (
    <Section title={title} id={id}>
      {/* Outside the scrolling box, so that it wraps on phones. */}
      {caption === "" ? null : (
        <p id={captionId} className="table-caption lead">
          {caption}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling box must be focusable; a fieldset would be wrong */}
      <div className="table-scroll" role="group" tabIndex={0} aria-label={title || caption || "Table"}>
        <table
          className={isNarrow({ columns, rows }) ? "data-table" : "data-table table-cards"}
          aria-describedby={caption === "" ? undefined : captionId}
        >
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
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={column}
                      className={/\d/.test(cell) && cell.length <= SHORT_CELL_CHARS ? "no-break" : undefined}
                      data-label={columns[column] || undefined}
                      data-empty={cell === "" ? "" : undefined}
                    >
                      {cell === "" ? "–" : cell}
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
export function Tables({ blocks }: { blocks: readonly TableBlock[] }) {
  return (
    <div className="wrap tables">
      {blocks.map((block, index) => (
        <Table key={index} {...block} />
      ))}
    </div>
  );
}
