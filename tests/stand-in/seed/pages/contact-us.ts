import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const contactUs: PageSeed = {
  page: "contact-us",
  title: "Contact us",
  description:
    "Call, text or write. The office in Las Vegas answers {{hours}}; messages get an answer within one business day.",
  image: "/media/las-vegas/motor-court.svg",
  updated: "2026-11-02",
  blocks: [
    {
      type: "richText",
      html: `<p>A person in Las Vegas reads every message. If you have a booking, put its number in the subject. On the day you travel, the phone is answered from one hour before the first pick-up.</p>`,
    },
    {
      type: "table",
      title: "When we are here",
      caption: "All times are Las Vegas time (Pacific).",
      columns: ["How", "Hours", "How fast"],
      rows: [
        ["Phone", "Open {{hours}}", "We answer at once"],
        ["Text", "Open {{hours}}", "Usually within 15 minutes"],
        ["Messages and this form", "Any time", "Within one business day"],
        ["Phone, for guests traveling that day", "Every day, from one hour before the first pick-up", "Right away"],
        ["Groups, schools, agencies", "Monday to Friday 8 AM to 5 PM", "Within one business day"],
      ],
    },
    {
      type: "cards",
      title: "Quick answers",
      items: [
        {
          title: "Cancel or move a date",
          text: "Free up to 48 hours before departure. The rules, and how to do it.",
          url: "/terms-conditions",
        },
        {
          title: "Where do I wait?",
          text: "Your tour page lists pick-up stops and times. The FAQ has more.",
          url: "/faq",
        },
        {
          title: "Shuttles without a guide",
          text: "Stops, times, fares and luggage for our three shuttle lines.",
          url: "/shuttle-service",
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>Lost something on the coach?</h2>
<p>Text us the tour, the date, your seat if you know it, and what it is. Drivers turn everything in at night. We keep it 60 days and mail it to you at cost.</p>
<h2>Something went wrong?</h2>
<p>Tell us the date and what happened. The head of operations reads every complaint and answers within three business days.</p>
<h2>The office</h2>
<p>{{address}}. There is no ticket counter, and tours leave from the hotels only. If you want to visit, call first.</p>`,
    },
  ],
};
