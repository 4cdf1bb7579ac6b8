import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Table } from "#app/blocks/table.tsx";

function isCards(columns: string[], ...rows: string[][]): boolean {
  const table = createElement(Table, { type: "table", id: null, title: "", caption: "", columns, rows });
  return renderToStaticMarkup(table).includes("table-cards");
}

it("a timetable stays a table on phones, a wide table becomes cards", () => {
  expect(isCards(["Stop", "Out", "Back"], ["Zion visitor center, Utah (1 h ahead)", "10:25 AM", "5:30 PM"])).toBe(
    false,
  );
  expect(isCards(["Stop", "Morning", "Midday", "Afternoon"], ["Circus Circus", "8:10 AM", "11:10 AM", "1:40 PM"])).toBe(
    false,
  );
  expect(isCards(["Line", "Stop", "Note"], ["A", "Treasure Island, tour bus area", "Up to 12 min"])).toBe(true);
  expect(
    isCards(
      ["Vehicle", "Seats", "On board", "Mostly used for"],
      ["Van", "14", "Water, phone chargers", "Small groups"],
    ),
  ).toBe(true);
  expect(
    isCards(["Question", "Answer"], ["A long question about the road", "A long answer about the road ahead"]),
  ).toBe(false);
});

it("times and amounts stay on one line, words wrap", () => {
  const rows = [["Zion", "2 h 45 min", "12 to 13 hours", "Half a day"]];
  const table = createElement(Table, {
    type: "table",
    id: null,
    title: "",
    caption: "",
    columns: ["Place", "Drive", "Takes", "Day"],
    rows,
  });
  const cells = [...renderToStaticMarkup(table).matchAll(/<td class="no-break"[^>]*>([^<]*)/g)].map(([, cell]) => cell);
  expect(cells).toEqual(["2 h 45 min"]);
});
