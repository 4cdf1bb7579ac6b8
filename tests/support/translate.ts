import type { Page } from "playwright-core";

/** As Chrome and Google Translate do it: each text is moved into elements of theirs. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.data.trim() === "" || node.parentElement?.closest("script, style, font, [translate=no]")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = node.data;
      outer.appendChild(inner);
      node.replaceWith(outer);
    }
  });
}
