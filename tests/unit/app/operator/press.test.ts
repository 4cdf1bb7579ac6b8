import { expect, it } from "vitest";
import { readPage } from "#app/operator/builder-page.ts";

const ADMIN = "https://admin.example";

it("press is newest first, without undated items", () => {
  const press = {
    type: "press",
    items: [
      { date: "2024-01-01", title: "Old" },
      { date: "2026-01-01", title: "New", url: "javascript:x" },
      { date: "soon", title: "No" },
    ],
    contact: { email: "not an address", phone: "+1 702 555 0142" },
    pictures: [{ image: "/media/a.svg", imageAlt: "A rim", caption: "Rim" }, { imageAlt: "No address" }],
    picturesTerms: "Free",
  };
  const page = readPage({ title: "T", blocks: [press] }, () => undefined, ADMIN);
  expect(page?.blocks[0]).toMatchObject({
    pictures: [{ src: `${ADMIN}/media/a.svg`, alt: "A rim", caption: "Rim" }],
    picturesTerms: "Free",
    items: [
      { id: "press-new", title: "New", url: null },
      { id: "press-old", title: "Old" },
    ],
    contact: { email: "", phone: "+1 702 555 0142" },
  });
});
