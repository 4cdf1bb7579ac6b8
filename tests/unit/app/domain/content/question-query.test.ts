import { expect, it } from "vitest";
import type { ContentPart } from "#app/domain/content/content-part.ts";
import { isQuestionSearch, withQuestionSearch } from "#app/domain/content/question-query.ts";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { plainText } from "#app/operator/html.ts";

const question = (id: string, words: string, answer: string) => ({
  id,
  question: words,
  answer: answer as SafeHtml & string,
});

const FAQ: ContentPart = {
  ...{ type: "faq", title: "", opened: 0 },
  groups: [
    {
      title: "The day",
      items: [
        question("q-1", "Where do you pick up?", "<p>At four <b>hot</b>els. Every pick-up has a time.</p>"),
        question("q-2", "Can I bring my dog?", "<p>Service animals only. A class=x is no word here.</p>"),
      ],
    },
    { title: "Money", items: [question("q-3", "Do I pay park fees?", "<p>At the café, in dollars &amp; cents.</p>")] },
  ],
};
const CTA: ContentPart = { type: "cta", title: "Ask", text: "", action: { title: "Ask", url: "/contact-us" } };

function found(query: string) {
  const parts = withQuestionSearch([CTA, FAQ, CTA], query, plainText, []);
  return parts
    .flatMap((part) => (part.type === "faq" ? part.groups : []))
    .flatMap(({ items }) => items.map(({ id }) => id));
}

it.each([
  ["Dogs", ["q-2"]],
  ["pickup", ["q-1"]],
  ["cafe", ["q-3"]],
  // Tags and entities are no words.
  ["<p>", ["q-1", "q-3"]],
  ["amp", []],
  [".*", ["q-1", "q-2", "q-3"]],
])("the questions with %j are %j", (query, ids) => {
  expect(found(query)).toEqual(ids);
});

it("stands before the questions with their number, and groups without any are left out", () => {
  const parts = withQuestionSearch([CTA, FAQ, CTA], "fees", plainText, []);
  expect(parts.map(({ type }) => type)).toEqual(["cta", "questionSearch", "faq", "cta"]);
  expect(parts[1]).toEqual({ type: "questionSearch", query: "fees", count: 1 });
  expect(parts[2]).toMatchObject({ groups: [{ title: "Money" }], opened: 1 });
  expect(withQuestionSearch([FAQ], "", plainText, [])).toMatchObject([{ query: "", count: null }, { opened: 1 }]);
  expect(withQuestionSearch([FAQ], "xyz", plainText, [])).toEqual([{ type: "questionSearch", query: "xyz", count: 0 }]);
  expect(withQuestionSearch([CTA], "fees", plainText, [])).toEqual([CTA]);
});

it("a search looks for words of letters or digits, of 60 characters at most", () => {
  const searches = ["luggage", "$129", "犬"];
  expect([...searches, "?", " ", "a".repeat(61)].filter(isQuestionSearch)).toEqual(searches);
});
