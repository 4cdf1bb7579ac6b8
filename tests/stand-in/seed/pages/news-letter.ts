import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const newsLetter: PageSeed = {
  page: "news-letter",
  title: "Newsletter",
  description:
    "One email a month about the parks around Las Vegas: road and trail closures, best weeks for light and water, new departures. Unsubscribe with one click.",
  image: "/media/valley-of-fire/hero.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "cards",
      title: "What you get",
      items: [
        {
          title: "Closures before you travel",
          text: "Roads after storms, summer trail closures in Valley of Fire, the Narrows in Zion during snowmelt.",
          ...illustration("valley-of-fire", "vista"),
        },
        {
          title: "The month ahead",
          text: "Sunrise and sunset, average temperatures in Las Vegas and on the rims, meteor showers, clock changes.",
          ...illustration("zion-national-park", "scene-2"),
        },
        {
          title: "New departures first",
          text: "When a season opens for booking, subscribers hear a day before everyone else. No codes, no countdowns.",
          ...illustration("grand-canyon", "rim-road"),
        },
        {
          title: "One place in depth",
          text: "A page about one trail, one rock or one person: a four-minute read.",
          ...illustration("bryce-canyon-national-park", "scene-2"),
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>From the November letter</h2>
<blockquote><p><strong>November 2026: short days, red rock</strong></p><p>Days are short now: the sun sets in Las Vegas before 4:40 PM, and the first pick-ups are in the dark. Start at Fire Wave by 3 PM, and the bands of pink and cream are at their best.</p><p>Bryce had its first snow on the rim. We carry ice cleats on the coach; bring gloves. In Death Valley pack for 75 °F at noon and 45 °F at Dante’s View, which is 5,500 feet up.</p></blockquote>
<h2>The fine print</h2>
<ul>
<li>We send about twelve letters a year, and an extra one only if a closure changes many trips.</li>
<li>We use your address for the letter, and to tell you when our privacy policy changes.</li>
<li>Every letter has an unsubscribe link. One click and you are off the list.</li>
<li>There are no tracking pixels. We do not know whether you opened it.</li>
</ul>`,
    },
    {
      type: "cta",
      title: "Just have a question?",
      text: "If you only want to know whether a road is open on your date, ask us. We answer within one business day.",
      action: { title: "Contact us", url: "/contact-us" },
    },
  ],
};
