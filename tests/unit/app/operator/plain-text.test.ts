import { expect, it } from "vitest";
import type { SafeHtml } from "#app/domain/content/safe-html.ts";
import { plainText } from "#app/operator/html.ts";

it.each([
  ["<p>One</p><p>two <strong>three</strong>.</p>", "One two three."],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
  ["Tom &#x26; Jerry &amp; co &lt;b> &quot;x&quot;&nbsp;y", 'Tom & Jerry & co <b> "x" y'],
  ["&#x26;lt;script>", "&lt;script>"],
  ["&#x110000; &nope; &#0;", "&#x110000; &nope; &#0;"],
  ['<a href="https://x.example/?a=1&#x26;b=%3E">link</a>', "link"],
])("the text of sanitized HTML of %s is %j", (html, text) => {
  expect(plainText(html as SafeHtml)).toBe(text);
});
