import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Table } from "#app/blocks/table.tsx";

function isCards(columns: string[], ...rows: string[][]): boolean {
  const table = createElement(Table, { type: "table", id: null, title: "", caption: "", columns, rows });
  return renderToStaticMarkup(table).includes("table-cards");
}

it("a table of short cells stays a table on phones, one of long cells becomes cards", () => {
  expect(isCards(["Stop", "Out", "Back"], ["Zion visitor center, Utah (1 h ahead)", "10:25 AM", "5:30 PM"])).toBe(
    false,
  );
  expect(isCards(["Place", "Jan", "Apr", "Jul", "Oct"], ["Death Valley, Furnace Creek", "65", "90", "115", "95"])).toBe(
    false,
  );
  expect(
    isCards(
      ["Place", "Distance", "Drive", "Whole day"],
      ["Grand Canyon South Rim", "280 mi", "4 h 45 min", "6 to 7 hours"],
    ),
  ).toBe(false);
  expect(
    isCards(["Issued by", "Number", "Valid until"], ["Bureau of Reclamation", "DEMO-HD-000142", "Sep 30, 2027"]),
  ).toBe(false);
  expect(isCards(["", "With us", "Driving"], ["Two adults", "$258", "About $200: car $85, gas $80, park $35"])).toBe(
    false,
  );
  expect(
    isCards(
      ["Data", "Why", "Kept for"],
      ["Name", "To know who is on the coach, and to call you if the stop or the time changes", "A year"],
    ),
  ).toBe(true);
  expect(
    isCards(["For", "What", "Renewal"], ["Drivers", "Nevada commercial license with passenger endorsement", "Yearly"]),
  ).toBe(true);
  expect(
    isCards(["Authority", "Registration", "Number"], ["Administration", "Transportation", "DEMO-USDOT-0000142"]),
  ).toBe(true);
  expect(
    isCards(["Question", "Answer"], ["A long question about the road", "A long answer about the road ahead"]),
  ).toBe(false);
});

it("a table beside one of cards is made of cards, too", () => {
  const table = createElement(Table, {
    ...{ type: "table", id: null, title: "", caption: "", columns: ["Stop"], rows: [["Zion"]] },
    cards: true,
  });
  expect(renderToStaticMarkup(table)).toContain('class="data-table table-cards"');
});

it("a cell with the title of a link leads there", () => {
  const links = [{ title: "Zion", url: "/tours-detail/zion-national-park-tours/" }];
  const table = { id: null, title: "", caption: "", columns: ["Place", "Takes"], rows: [["Zion", "A day"]], links };
  const html = renderToStaticMarkup(createElement(Table, { type: "table", ...table }));
  expect(html).toContain('href="/tours-detail/zion-national-park-tours/"');
});

it("a cell with the title of a note has it below, with or without a way to the map", () => {
  const notes = [
    { title: "Excalibur", text: "3850 S Las Vegas Blvd", url: "https://maps.example/" },
    { title: "Kingman", text: "20-minute rest stop" },
  ];
  const table = {
    id: null,
    title: "",
    caption: "",
    columns: ["Stop"],
    rows: [["Excalibur"], ["Kingman"], ["Williams"]],
  };
  const html = renderToStaticMarkup(createElement(Table, { type: "table", ...table, notes }));
  expect(html).toMatch(
    /Excalibur <p class="note-line"><a href="https:\/\/maps.example\/"[^>]*>3850 S Las Vegas Blvd<\/a><\/p>/,
  );
  expect(html).toContain('Kingman <p class="note-line">20-minute rest stop</p></th>');
  expect(html).toContain("Williams</th>");
});

it("the better cell of a comparison has a mark that is read out", () => {
  const rows = [["Guide", "✓ A driver-guide", "Rangers"]];
  const columns = ["", "With us", "Driving"];
  const html = renderToStaticMarkup(
    createElement(Table, { type: "table", id: null, title: "", caption: "", columns, rows }),
  );
  expect(html).not.toContain("✓");
  expect(html).toContain('<span class="visually-hidden">Better: </span>A driver-guide');
});

it("a comparison keeps its columns on phones, however long its cells are", () => {
  const columns = ["", "With us", "Driving yourself"];
  const long = "Reserved for coaches at every park we go to, all year";
  expect(isCards(columns, ["Parking", long, "Often full"])).toBe(true);
  expect(isCards(columns, ["Parking", `✓ ${long}`, "Often full"])).toBe(false);
});

it("on phones the stops of a timetable stand above their times", () => {
  const classOf = (columns: string[], ...rows: string[][]) => {
    const table = createElement(Table, { type: "table", id: null, title: "", caption: "", columns, rows });
    return /<table class="([^"]*)"/.exec(renderToStaticMarkup(table))?.[1];
  };
  const columns = ["Stop", "Morning", "Midday", "Evening"];
  expect(classOf(columns, ["Excalibur", "8:35 AM", "11:35 AM", "2:05 PM"])).toBe("data-table stacked");
  expect(classOf(["Stop", "Out", "Back"], ["Excalibur", "8:35 AM", "2:05 PM"])).toBe("data-table");
  expect(classOf(columns, ["Excalibur", "8:35 AM", "Ask the driver", "2:05 PM"])).toBe("data-table");
});

it("times, amounts and numbers stay on one line, words wrap", () => {
  const rows = [["Zion", "2 h 45 min", "6 to 7 hours", "DEMO-ZION-26-0142"]];
  const table = createElement(Table, {
    type: "table",
    id: null,
    title: "",
    caption: "",
    columns: ["Place", "Drive", "Takes", "Day"],
    rows,
  });
  const cells = [...renderToStaticMarkup(table).matchAll(/<td class="no-break"[^>]*>([^<]*)/g)].map(([, cell]) => cell);
  expect(cells).toEqual(["2\u00a0h\u00a045\u00a0min", "DEMO-ZION-26-0142"]);
});
