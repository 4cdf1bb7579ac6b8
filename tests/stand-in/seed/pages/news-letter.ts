import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const newsLetter: PageSeed = {
  page: "news-letter",
  title: "Newsletter",
  description:
    "One letter a month about the parks around Las Vegas: road and trail closures, best weeks for light and water, new departures. Unsubscribe with one click.",
  image: "/media/valley-of-fire/hero.svg",
  updated: "2026-10-05",
  blocks: [
    {
      type: "hero",
      title: "One letter a month",
      text: "What is open, what is closed, what is in bloom, and which weeks have the good light. Written by our drivers and guides.",
      ...illustration("valley-of-fire", "hero"),
      actions: [],
    },
    {
      type: "cards",
      title: "What you get",
      items: [
        {
          title: "Closures before you travel",
          text: "Roads after storms, summer trail closures in Valley of Fire, the Narrows in Zion during snowmelt.",
        },
        {
          title: "The month ahead",
          text: "Sunrise and sunset, average temperatures in Las Vegas and on the rims, meteor showers, clock changes.",
        },
        {
          title: "New departures first",
          text: "When a season opens for booking, subscribers hear a day before everyone else. No codes, no countdowns.",
        },
        {
          title: "One place in depth",
          text: "A page about one trail, one rock or one person: a four-minute read.",
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>From the October letter</h2>
<blockquote><p>The trails in Valley of Fire are open again. Start at Fire Wave before 8 AM: the bands of pink and cream go flat once the sun is high. It was 68 °F there at seven this morning, and the bighorn were at the visitor center.</p><p>Death Valley starts this month. The nights on the valley floor are warm until about the tenth; pack for 90 °F at noon and 55 °F at Dante’s View, which is 5,500 feet up.</p></blockquote>
<h2>The fine print</h2>
<ul>
<li>We send about twelve letters a year, and an extra one only if a closure changes many trips.</li>
<li>We use your address for the letter and nothing else. See the <a href="/privacy-policy">privacy policy</a>.</li>
<li>Every letter has an unsubscribe link. One click and you are off the list.</li>
<li>There are no tracking pixels. We do not know whether you opened it.</li>
</ul>`,
    },
    {
      type: "cta",
      title: "Rather ask than subscribe?",
      text: "If you only want to know whether a road is open on your date, ask us. We answer within one business day.",
      action: { title: "Contact us", url: "/contact-us" },
    },
  ],
};
