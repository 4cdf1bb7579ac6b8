import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const licenses: PageSeed = {
  page: "licenses",
  title: "Licenses and permits",
  description:
    "The permits a tour operator needs for national parks, tribal land and passenger roads around Las Vegas, with issuer, sample number and expiry for each one.",
  image: "/media/hoover-dam/hero.svg",
  updated: "2026-09-01",
  blocks: [
    {
      type: "hero",
      title: "Licenses and permits",
      text: "Driving guests into a national park takes permits. Here is what each one is, who issues it, and when ours expire.",
      ...illustration("hoover-dam", "hero"),
      actions: [],
    },
    {
      type: "richText",
      html: "<p><strong>Please note:</strong> {{brand}} is a demonstration operator. Issuers and kinds of permit are real. The numbers begin with DEMO and the dates are examples; they are not valid.</p>",
    },
    {
      type: "table",
      title: "Roads and passengers",
      caption: "Authority to carry passengers for hire.",
      columns: ["Issuer", "Permit", "Number", "Valid until"],
      rows: [
        [
          "Federal Motor Carrier Safety Administration",
          "Interstate passenger carrier registration",
          "DEMO-USDOT-0000142",
          "Renewed every two years; next Oct 31, 2027",
        ],
        [
          "Nevada Transportation Authority",
          "Certificate for charter and tour carriage",
          "DEMO-CPCN-0142",
          "No fixed end; reviewed Jun 30, 2027",
        ],
        ["Clark County, Nevada", "Business license, tour operator", "DEMO-CC-2026-0142", "Jun 30, 2027"],
        ["Harry Reid International Airport", "Ground transportation permit", "DEMO-LAS-GT-0142", "Mar 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Parks and public land",
      caption: "Commercial Use Authorizations (CUA) are issued park by park, most of them for one or two years.",
      columns: ["Issuer", "Permit", "Number", "Valid until"],
      rows: [
        ["Grand Canyon National Park", "CUA, road-based tour", "DEMO-GRCA-26-0142", "Dec 31, 2027"],
        ["Zion National Park", "CUA, road-based tour", "DEMO-ZION-26-0142", "Dec 31, 2027"],
        ["Bryce Canyon National Park", "CUA, road-based tour", "DEMO-BRCA-26-0142", "Dec 31, 2027"],
        ["Death Valley National Park", "CUA, road-based tour", "DEMO-DEVA-26-0142", "Dec 31, 2027"],
        ["Lake Mead National Recreation Area", "CUA, road-based tour", "DEMO-LAKE-26-0142", "Dec 31, 2027"],
        ["Bureau of Reclamation, Hoover Dam", "Tour coach entry arrangement", "DEMO-HD-26-0142", "Sep 30, 2027"],
        ["Nevada Division of State Parks", "Commercial permit, Valley of Fire", "DEMO-VOF-26-0142", "Dec 31, 2026"],
      ],
    },
    {
      type: "table",
      title: "Tribal land",
      caption: "Sovereign nations decide who may bring visitors, and how.",
      columns: ["Issuer", "Permit", "Number", "Valid until"],
      rows: [
        [
          "Navajo Nation Parks and Recreation",
          "Tour entry through an authorized Antelope Canyon guide company",
          "DEMO-NNPR-26-0142",
          "Mar 31, 2027",
        ],
        ["Hualapai Tribe, Grand Canyon West", "Tour operator agreement", "DEMO-GCW-26-0142", "Dec 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Insurance and training",
      caption: "What backs up the permits.",
      columns: ["Issuer", "Permit", "Number", "Valid until"],
      rows: [
        [
          "Commercial insurer",
          "Passenger liability, $5 million per vehicle (the federal minimum for 16 or more seats)",
          "DEMO-INS-0142",
          "May 31, 2027",
        ],
        [
          "State of Nevada",
          "Commercial driver license with passenger endorsement, every coach driver",
          "Held by each driver",
          "Checked yearly",
        ],
        [
          "Accredited first-aid school",
          "Wilderness first aid, every guide",
          "Held by each guide",
          "Renewed every two years",
        ],
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
