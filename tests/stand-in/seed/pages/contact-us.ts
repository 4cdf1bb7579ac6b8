import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const contactUs: PageSeed = {
  page: "contact-us",
  title: "Contact us",
  description:
    "Traveling today? Call us: we answer from one hour before your pick-up. A person in Las Vegas reads every message.",
  image: "/media/las-vegas/motor-court.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "table",
      title: "How soon we reply",
      caption: "",
      columns: ["You are", "We answer"],
      rows: [
        [
          "Traveling today",
          "Call us, even when the office is closed: someone answers from one hour before your pick-up",
        ],
        ["Calling", "Right away, during office hours"],
        ["Texting", "Usually within 15 minutes, during office hours"],
        ["Writing", "Within one business day"],
      ],
    },
    {
      type: "team",
      title: "",
      members: [
        {
          name: "Grace Okafor",
          role: "Guest services lead",
          languages: ["English", "French"],
          text: "Grace and her team read what you write here. Her rule: whoever picks up the phone or opens a message solves the problem.",
          portrait: "/media/team/grace.svg",
        },
      ],
    },
    {
      type: "cards",
      title: "Quick answers",
      items: [
        {
          title: "Cancel or move a date",
          text: "Free up to 48 hours before pick-up. The rules, and how to do it.",
          url: "/terms-conditions",
        },
        {
          title: "Where do I wait?",
          text: "Your tour page lists pick-up stops and times. The FAQ has more.",
          url: "/faq",
        },
        {
          title: "Park shuttles",
          text: "Stops, times, fares and luggage of each shuttle route.",
          url: "/shuttle-service",
        },
        {
          title: "Lost something on the coach?",
          text: "Tell us the tour, the date, your seat and what you lost. We keep it 60 days and mail it at cost.",
          url: "/contact-us#write",
        },
        {
          title: "Something went wrong?",
          text: "Tell us the date and what happened. The head of operations answers within one business day.",
          url: "/contact-us#write",
        },
        {
          title: "The people here",
          text: "Who answers, plans and drives. The office has no ticket counter; please call before you visit.",
          url: "/meet-the-team",
        },
      ],
    },
  ],
};
