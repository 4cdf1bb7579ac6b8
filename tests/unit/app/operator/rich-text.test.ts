import { describe, expect, it } from "vitest";
import { startReading } from "#app/operator/block-reading.ts";
import { readRichText, sanitizeHtml } from "#app/operator/rich-text.ts";

const ADMIN = "https://admin.example";

describe("films and tables inside CMS HTML", () => {
  it.each([
    [
      '<p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The rim"></iframe></p>',
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">Watch “The rim” on YouTube</a></p>',
    ],
    [
      '<iframe src="//player.vimeo.com/video/76979871" onload="x()"></iframe>',
      '<a href="https://vimeo.com/76979871" rel="noopener noreferrer">Watch the film on Vimeo</a>',
    ],
    ['<iframe src="https://maps.example/"></iframe>a', "a"],
    ['<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>a', "a"],
    [
      '<table><tr><th scope="col"> &nbsp;<br></th><th scope="col">Fee</th><th colspan="2"><img src="/a.svg" alt="A"></th></tr></table>',
      `<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><td> \u00a0<br></td><th scope="col">Fee</th><th colspan="2"><img src="${ADMIN}/a.svg" alt="A" width="1600" height="1067" loading="lazy" decoding="async"></th></tr></tbody></table></div>`,
    ],
    [
      "<table><thead><tr><th>Place</th><th>Miles &amp; <b>hours</b></th><th></th></tr></thead><tr><td>Zion</td><td>160</td><td>No tripods, no bags, no drones and no photographs of the guides at all</td></tr></table>",
      '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table class="table-cards"><thead><tr><th>Place</th><th>Miles &#x26; <strong>hours</strong></th><td></td></tr></thead><tbody><tr><td data-label="Place">Zion</td><td data-label="Miles &#x26; hours">160</td><td>No tripods, no bags, no drones and no photographs of the guides at all</td></tr></tbody></table></div>',
    ],
    [
      "<table><thead><tr><th>Place</th><th>Jul</th></tr></thead><tr><td>Zion</td><td>100</td></tr><tr><td>Page</td><td>95</td></tr></table>",
      '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table><thead><tr><th>Place</th><th class="number">Jul</th></tr></thead><tbody><tr><td>Zion</td><td class="number">100</td></tr><tr><td>Page</td><td class="number">95</td></tr></tbody></table></div>',
    ],
  ])("%s becomes %s", (html, clean) => {
    expect(sanitizeHtml(html, startReading(ADMIN))).toBe(clean);
  });

  it("bounds thousands of equal headings and pictures", () => {
    const { html, headings } = readRichText("<h2>a</h2><img>".repeat(13_000), startReading(ADMIN));
    expect(headings).toHaveLength(60);
    expect(new Set(html.match(/id="[^"]+"/g)).size).toBe(13_000);
    expect(html.match(/<img/g)).toHaveLength(100);
  });
});
