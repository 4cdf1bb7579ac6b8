import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const contactUs: PageSeed = {
  page: "contact-us",
  title: "Contact us",
  description:
    "Call, text or write. The office in Las Vegas answers from 7:00 to 19:00 Las Vegas time, every day; messages get an answer within one working day.",
  image: "/media/boulder-city/hero.svg",
  updated: "2026-11-02",
  blocks: [
    {
      type: "richText",
      html: `<p>A person in Las Vegas reads every message. Write below, or call if it is about today or tomorrow.</p>
<ul>
<li>Phone: <a href="tel:+17025550142">+1 702 555 0142</a></li>
<li>Text: +1 702 555 0143</li>
</ul>
<p>If you have a booking, put its number in the subject. Then you get an answer and not a question.</p>`,
    },
    {
      type: "table",
      title: "When we are here",
      caption:
        "All times are Las Vegas time (Pacific). In winter Utah and Arizona are one hour ahead of it; in summer only Utah is.",
      columns: ["Line", "Days", "Hours", "How fast"],
      rows: [
        ["Phone", "Every day", "7:00 to 19:00", "Usually within two minutes"],
        ["Text", "Every day", "7:00 to 19:00", "Usually within 15 minutes"],
        ["Messages and this form", "Every day", "Any time", "Within one working day"],
        [
          "Morning line for guests traveling that day",
          "Every day",
          "From one hour before the first pick-up",
          "At once; same phone number",
        ],
        ["Groups, schools, agencies", "Monday to Friday", "8:00 to 17:00", "Within one working day"],
      ],
    },
    {
      type: "cards",
      title: "Perhaps you need no message",
      items: [
        {
          title: "Cancel or move a date",
          text: "Free until 48 hours before departure. The rules, and how to do it.",
          url: "/terms-conditions",
          ...illustration("death-valley", "scene-1"),
        },
        {
          title: "Where do I wait?",
          text: "Your tour’s page lists pick-up stops and times. More about pick-up in the answers.",
          url: "/faq",
          ...illustration("las-vegas", "strip"),
        },
        {
          title: "Shuttles without a guide",
          text: "Stops, times, fares and luggage for our three shuttle lines.",
          url: "/shuttle-service",
          ...illustration("zion-national-park", "scene-1"),
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>Lost something on the coach?</h2>
<p>Text us the tour, the date, your seat if you know it, and what it is. Drivers hand everything in at night. We keep it 60 days and post it to you at cost.</p>
<h2>Something went wrong?</h2>
<p>Tell us the date and what happened. The head of operations reads complaints and answers within three working days.</p>
<h2>The office</h2>
<p>Our office and coach yard are in Las Vegas, south-east of the Strip. There is no ticket counter, and pick-ups are at the hotels only, so there is no need to come. If you want to visit, call first.</p>`,
    },
  ],
};
