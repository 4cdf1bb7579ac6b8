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
      text: "Driving guests into a national park takes permits. Here is what each one is, who issues it, and when ours expire.",
      ...illustration("valley-of-fire", "vista"),
      actions: [],
    },
    {
      type: "richText",
      html: "<blockquote><p>{{brand}} is a demonstration operator. Issuers and kinds of permit are real. The numbers begin with DEMO and the dates are examples; they are not valid.</p></blockquote>",
    },
    {
      type: "table",
      title: "Roads and passengers",
      caption:
        "To carry passengers for hire: from the US Department of Transportation (USDOT), the Nevada Transportation Authority, the county and the airport.",
      columns: ["Permit", "Number", "Valid until"],
      rows: [
        ["USDOT carrier registration", "DEMO-DOT-0142", "Oct 31, 2027"],
        ["Nevada carrier certificate", "DEMO-CPCN-0142", "Jun 30, 2027"],
        ["Clark County business license", "DEMO-CC-0142", "Jun 30, 2027"],
        ["Airport pick-up permit", "DEMO-LAS-0142", "Mar 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Tribal land",
      caption:
        "Sovereign nations decide who may bring visitors, and how: to Antelope Canyon with a Navajo guide, to the West Rim by agreement.",
      columns: ["Issuer", "Number", "Valid until"],
      rows: [
        ["Navajo Nation Parks and Recreation", "DEMO-NNPR-0142", "Mar 31, 2027"],
        ["Hualapai Tribe, Grand Canyon West", "DEMO-GCW-0142", "Dec 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Parks and public land",
      caption:
        "Each unit of the National Park Service issues its own Commercial Use Authorization (CUA). At Hoover Dam it is the Bureau of Reclamation, at Valley of Fire the State of Nevada.",
      columns: ["Place", "Number", "Valid until"],
      rows: [
        ["Grand Canyon", "DEMO-GRCA-0142", "Dec 31, 2027"],
        ["Zion", "DEMO-ZION-0142", "Dec 31, 2027"],
        ["Bryce Canyon", "DEMO-BRCA-0142", "Dec 31, 2027"],
        ["Death Valley", "DEMO-DEVA-0142", "Dec 31, 2027"],
        ["Lake Mead", "DEMO-LAKE-0142", "Dec 31, 2027"],
        ["Hoover Dam", "DEMO-HD-0142", "Sep 30, 2027"],
        ["Valley of Fire", "DEMO-VOF-0142", "Dec 31, 2026"],
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
