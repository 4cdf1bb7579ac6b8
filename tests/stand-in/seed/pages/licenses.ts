import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const licenses: PageSeed = {
  page: "licenses",
  title: "Licenses and permits",
  description:
    "The permits a tour operator needs for national parks, tribal land and passenger roads around Las Vegas, with issuer, sample number and expiry for each one.",
  image: "/media/valley-of-fire/vista.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "Licenses and permits",
      text: "Driving guests into a national park takes permits, and these are ours. {{brand}} is a demonstration operator: the agencies and permit types are real, the numbers and dates are examples.",
      ...illustration("valley-of-fire", "vista"),
      actions: [],
    },
    {
      type: "cards",
      title: "What these permits mean for you",
      items: [
        {
          title: "Your guide is allowed to guide",
          text: "Guiding for pay without a permit is illegal, and rangers do check.",
        },
        {
          title: "A Navajo guide in Antelope Canyon",
          text: "A local guide takes over there. Nobody enters alone, not even us.",
        },
        {
          title: "Drivers have rest rules",
          text: "Federal law allows at most 10 hours of driving after 8 hours off. Our longest days run with two drivers.",
        },
        {
          title: "You can check any carrier",
          text: "The Federal Motor Carrier Safety Administration has a public register of names and numbers. Our sample numbers are not in it.",
          action: { title: "Open the register", url: "https://safer.fmcsa.dot.gov/CompanySnapshot.aspx" },
        },
      ],
    },
    {
      type: "table",
      title: "Roads and passengers",
      caption: "We need these to carry paying passengers.",
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
      title: "National Park Service",
      caption: "Each of its units issues a Commercial Use Authorization (CUA) of its own.",
      columns: ["Place", "Number", "Valid until"],
      rows: [
        ["Grand Canyon", "DEMO-CUA-GRCA-0142", "Dec 31, 2027"],
        ["Zion", "DEMO-CUA-ZION-0142", "Dec 31, 2027"],
        ["Bryce Canyon", "DEMO-CUA-BRCA-0142", "Dec 31, 2027"],
        ["Death Valley", "DEMO-CUA-DEVA-0142", "Dec 31, 2027"],
        ["Lake Mead", "DEMO-CUA-LAKE-0142", "Dec 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Other land managers",
      caption: "Each issues its own permit.",
      columns: ["Issued by", "Number", "Valid until"],
      rows: [
        ["Navajo Nation, Antelope Canyon", "DEMO-NNPR-0142", "Mar 31, 2027"],
        ["Hualapai Tribe, Grand Canyon West", "DEMO-GCW-0142", "Dec 31, 2027"],
        ["Bureau of Reclamation, Hoover Dam", "DEMO-HD-0142", "Sep 30, 2027"],
        ["Nevada State Parks, Valley of Fire", "DEMO-VOF-0142", "Dec 31, 2027"],
      ],
    },
    {
      type: "table",
      title: "Insurance and training",
      caption: "What backs up the permits.",
      columns: ["For", "What", "Next renewal"],
      rows: [
        ["Every vehicle", "Passenger liability insurance, $5 million", "May 31, 2027"],
        ["Every coach driver", "Nevada commercial license with passenger endorsement", "By Aug 31, 2027"],
        ["Every guide", "Wilderness first aid from an accredited school", "By Aug 31, 2028"],
      ],
    },
    {
      type: "cta",
      title: "Working with schools or agencies?",
      text: "Send us the name of your organization and we reply with certificates of insurance and copies of permits.",
      action: { title: "Request documents", url: "/contact-us" },
    },
  ],
};
