import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { markupMadeOnce, wholeMarkup } from "#app/components/markup-made-once.tsx";

let renders = 0;

function Items({ items, of }: { items: readonly string[]; of?: string }) {
  renders += 1;
  return items.map((item) => createElement("li", { key: item, title: of }, item));
}

const markup = (items: readonly string[], of?: string) =>
  markupMadeOnce(createElement(Items, { items, ...(of === undefined ? {} : { of }) }), null);

describe("markup made once", () => {
  it("is made again for other content or other props, and only then", () => {
    const items = ["<Zion>"];
    renders = 0;
    expect(markup(items)).toBe("<li>&lt;Zion&gt;</li>");
    expect(markup(items)).toBe("<li>&lt;Zion&gt;</li>");
    expect(renders).toBe(1);
    expect(markup(items, "parks")).toBe('<li title="parks">&lt;Zion&gt;</li>');
    expect(markup(["Bryce"])).toBe("<li>Bryce</li>");
    expect(renders).toBe(3);
    // The same words in another list may be another tenant's tomorrow: content is told by its identity.
    expect(markup(["<Zion>"])).toBe("<li>&lt;Zion&gt;</li>");
    expect(renders).toBe(4);
  });

  it("never mixes what two components make of the same content", () => {
    const items = ["Zion"];
    const Count = ({ items: all }: { items: readonly string[] }) => createElement("p", null, all.length);
    expect(markup(items)).toBe("<li>Zion</li>");
    expect(markupMadeOnce(createElement(Count, { items }), null)).toBe("<p>1</p>");
    expect(markup(items)).toBe("<li>Zion</li>");
  });

  it("of one content is remembered as often as it is shown, not as often as it is asked for", () => {
    const items = ["Zion"];
    renders = 0;
    for (const of of ["a", "b", "a", "b"]) markup(items, of);
    expect(renders).toBe(2);
    for (let n = 0; n < 8; n++) markup(items, `other ${n}`);
    markup(items, "a");
    expect(renders).toBe(11);
  });

  it("is not made where no prop could tell that the content changed", () => {
    expect(markupMadeOnce(createElement("p", { title: "words" }), null)).toBeNull();
  });
});

describe("markup that React takes over", () => {
  const Line = ({ words }: { words: string }) => {
    renders += 1;
    return createElement("p", null, "at ", words, createElement("img", { src: "/logo.svg", alt: "" }));
  };
  const whole = (content: object, props: object, words: string) =>
    wholeMarkup(createElement(Line, { words }), { content, type: Line, props });

  it("has what React looks for between two texts, and asks for no picture", () => {
    expect(whole({}, {}, "nine")).toBe('<p>at <!-- -->nine<img src="/logo.svg" alt=""/></p>');
  });

  it("is made again for other content or other props, and only then", () => {
    const content = {};
    renders = 0;
    whole(content, { site: "a" }, "nine");
    whole(content, { site: "a" }, "nine");
    expect(renders).toBe(1);
    expect(whole(content, { site: "b" }, "ten")).toContain("ten");
    expect(whole({}, { site: "a" }, "eleven")).toContain("eleven");
    expect(renders).toBe(3);
  });
});
