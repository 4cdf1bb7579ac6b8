/** The home page of a tenant that has none in the page builder, or whose page cannot be loaded. */

import type { Page } from "#app/blocks/builder-page.server.ts";
import type { Site } from "#app/context.ts";

const LATER = "Prices and dates cannot be loaded right now. Please come back in a few minutes.";

/** @param isMissing the operator has no such page; false: it did not answer */
export function homeWithoutPage(
  { tenant, isConfirmed }: Pick<Site, "tenant" | "isConfirmed">,
  isMissing: boolean,
): Page {
  const { name, slogan } = tenant;
  return {
    title: name,
    description: slogan,
    image: null,
    language: null,
    updated: "",
    blocks: [
      {
        type: "hero",
        id: null,
        title: name,
        text: isMissing ? slogan : LATER,
        picture: null,
        actions: [],
        note: "",
      },
      ...(isConfirmed ? [{ type: "tours" as const, title: "Where to go", text: "", tag: "", limit: 8 }] : []),
    ],
  };
}
