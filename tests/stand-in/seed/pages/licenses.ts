import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const licenses: PageSeed = {
  page: "licenses",
  title: "Licenses and permits",
  description:
    "The permits a tour operator needs for national parks, tribal land and passenger roads around Las Vegas, with issuer, sample number and expiry for each one.",
  image: "/media/valley-of-fire/vista.svg",
  updated: "2026-09-01",
  blocks: [
    {
      type: "hero",
      title: "Licenses and permits",
      text: "Driving guests into a national park takes permits. Issuers and kinds are real; the numbers begin with DEMO and the dates are examples, because {{brand}} is a demonstration operator.",
      ...illustration("valley-of-fire", "vista"),
      actions: [{ title: "Request documents", url: "/contact-us" }],
    },
    {
      type: "table",
      title: "Roads and passengers",
      caption: "To carry passengers for hire.",
      columns: ["Permit", "Issued by", "Number", "Valid until"],
      rows: [
        ["Carrier registration", "US Department of Transportation", "DEMO-DOT-0142", "Oct 31, 2027"],
        ["Carrier certificate", "Nevada Transportation Authority", "DEMO-CPCN-0142", "Jun 30, 2027"],
        ["Business license", "Clark County", "DEMO-CC-0142", "Jun 30, 2027"],
        ["Airport pick-up", "Harry Reid International Airport", "DEMO-LAS-0142", "Mar 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Tribal land",
      caption:
        "Sovereign nations decide who may bring visitors: to Antelope Canyon with a Navajo guide, to the West Rim by agreement.",
      columns: ["Place", "Issued by", "Number", "Valid until"],
      rows: [
        ["Antelope Canyon", "Navajo Nation Parks and Recreation", "DEMO-NNPR-0142", "Mar 31, 2027"],
        ["Grand Canyon West", "Hualapai Tribe", "DEMO-GCW-0142", "Dec 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Parks and public land",
      caption: "Each unit of the National Park Service issues its own Commercial Use Authorization (CUA).",
      columns: ["Place", "Issued by", "Number", "Valid until"],
      rows: [
        ["Grand Canyon", "National Park Service", "DEMO-GRCA-0142", "Dec 31, 2027"],
        ["Zion", "National Park Service", "DEMO-ZION-0142", "Dec 31, 2027"],
        ["Bryce Canyon", "National Park Service", "DEMO-BRCA-0142", "Dec 31, 2027"],
        ["Death Valley", "National Park Service", "DEMO-DEVA-0142", "Dec 31, 2027"],
        ["Lake Mead", "National Park Service", "DEMO-LAKE-0142", "Dec 31, 2027"],
        ["Hoover Dam", "Bureau of Reclamation", "DEMO-HD-0142", "Sep 30, 2027"],
        ["Valley of Fire", "Nevada State Parks", "DEMO-VOF-0142", "Dec 31, 2026"],
      ],
    },
    {
      type: "table",
      title: "Insurance and training",
      caption: "What backs up the permits.",
      columns: ["For", "What", "Renewed"],
      rows: [
        ["Every vehicle", "Passenger liability insurance, $5 million", "May 31, 2027"],
        ["Every coach driver", "Nevada commercial license with passenger endorsement", "Yearly"],
        ["Every guide", "Wilderness first aid from an accredited school", "Every two years"],
      ],
    },
    {
      type: "richText",
      html: `<h2>What these permits mean for you</h2>
<ul>
<li><strong>Your guide may speak in the park.</strong> Guiding for pay without a permit is an offense, and rangers check.</li>
<li><strong>In Antelope Canyon a Navajo guide takes over.</strong> Nobody enters alone, not even us.</li>
<li><strong>Drivers have rest rules.</strong> Federal law allows at most 10 hours of driving after 8 hours off. Our longest days run with two drivers.</li>
</ul>
<p>You can check any real carrier in the public register of the Federal Motor Carrier Safety Administration before you step on a bus. We recommend it.</p>`,
    },
    {
      type: "cta",
      title: "Working with schools or agencies?",
      text: "Send us the name of your organization and we reply with certificates of insurance and copies of permits.",
      action: { title: "Request documents", url: "/contact-us" },
    },
  ],
};
