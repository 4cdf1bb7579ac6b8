import { expect, it } from "vitest";
import { blockHtml } from "#tests/support/blocks.ts";

const tableOf = (columns: string[], rows: string[][], more: object = {}) =>
  blockHtml({ type: "table", columns, rows, ...more });
const isCards = (columns: string[], ...rows: string[][]) => tableOf(columns, rows).includes("table-cards");

it.each([
  [false, ["Stop", "Out", "Back"], ["Zion visitor center, Utah (1 h ahead)", "10:25 AM", "5:30 PM"]],
  [false, ["Issued by", "Number", "Valid until"], ["Bureau of Reclamation", "DEMO-HD-000142", "Sep 30, 2027"]],
  [false, ["Question", "Answer"], ["A long question about the road", "A long answer about the road ahead"]],
  [true, ["Data", "Why", "Kept"], ["Name", "To call you if the stop or the time changes on the day", "A year"]],
  [true, ["Authority", "Registration", "Number"], ["Administration", "Transportation", "DEMO-USDOT-0000142"]],
  // A comparison keeps its columns, however long its cells are.
  [false, ["", "With us", "Driving"], ["Parking", "✓ Reserved for coaches at every park we go to, all year", "Full"]],
])("is a table of cards on phones: %s, %j, %j", (expected, columns, row) => {
  expect(isCards(columns, row)).toBe(expected);
});

it("a cell leads where the link of its title does, and has the note of its title below", () => {
  const links = [{ title: "Zion", url: "/tours-detail/zion-national-park-tours/" }];
  const notes = [
    { title: "Excalibur", text: "3850 S Las Vegas Blvd", url: "https://maps.example/" },
    { title: "Kingman", text: "20-minute rest stop" },
  ];
  const html = tableOf(["Stop"], [["Zion"], ["Excalibur"], ["Kingman"]], { links, notes });
  expect(html).toContain('href="/tours-detail/zion-national-park-tours/"');
  expect(html).toMatch(/Excalibur <p class="note-line"><a href="https:\/\/maps.example\/"[^>]*>3850 S Las Vegas/);
  expect(html).toContain('Kingman <p class="note-line">20-minute rest stop</p>');
});

it("the better cell of a comparison has a mark that is read out", () => {
  const html = tableOf(["", "With us", "Driving"], [["Guide", "✓ A driver-guide", "Rangers"]]);
  expect(html).not.toContain("✓");
  expect(html).toContain('<span class="visually-hidden">Better: </span>A driver-guide');
});

it("on phones the stops of a timetable stand above their times", () => {
  const isStacked = (...row: string[]) =>
    tableOf(["Stop", "A", "B", "C"].slice(0, row.length), [row]).includes("stacked");
  expect(isStacked("Excalibur", "8:35 AM", "11:35 AM", "2:05 PM")).toBe(true);
  expect(isStacked("Excalibur", "8:35 AM", "2:05 PM")).toBe(false);
  expect(isStacked("Excalibur", "8:35 AM", "Ask the driver", "2:05 PM")).toBe(false);
});
