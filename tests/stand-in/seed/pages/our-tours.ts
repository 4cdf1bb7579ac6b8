import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const ourTours: PageSeed = {
  page: "our-tours",
  title: "All tours from Las Vegas",
  description:
    "Day, half-day and overnight tours by coach and van from Las Vegas hotels to {{places}} parks and places, with drive times, group sizes and prices.",
  image: "/media/grand-canyon/scene-2.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "richText",
      html: `<h2>Choose by distance first</h2>
<p>An hour or less: Boulder City, Hoover Dam, Valley of Fire. Two and a half to three hours: the West Rim, Death Valley, Zion. Four and a half to five: Bryce, Antelope Canyon, the South Rim.</p>
<p>Prices are in US dollars, per adult, or for your group once you enter its size; children ages 3 to 11 pay less. All times are Las Vegas time. Cancel free up to 48 hours before pick-up.</p>
<h2>Good to know before you choose</h2>
<ul>
<li><strong>Season.</strong> Death Valley runs from October to April. In summer, Valley of Fire tours leave at dawn.</li>
<li><strong>Time zones.</strong> Utah is an hour ahead of Las Vegas; so is Arizona in winter.</li>
<li><strong>Park fee for non-residents.</strong> At Grand Canyon, Zion and Bryce Canyon, visitors from abroad ages 16 and older pay the park an extra $100 each. <a href="/faq">How that works</a>.</li>
<li><strong>No guide needed?</strong> Three <a href="/shuttle-service">shuttle routes</a> run without a guide.</li>
</ul>`,
    },
    { type: "tours", title: "All tours", text: "", tag: "", limit: 60 },
    {
      type: "cta",
      title: "Not sure which?",
      text: "Tell us how many days you have and who is coming. We answer within one business day.",
      action: { title: "Ask us", url: "/contact-us" },
    },
  ],
};
