import { expect, it } from "vitest";
import { blockHtml } from "#tests/support/blocks.ts";

const tableOf = (columns: string[], rows: string[][], more: object = {}) =>
  blockHtml({ type: "table", columns, rows, ...more });

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
