import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";
import { TEAM } from "./meet-the-team.ts";

/** Of the guides on this page, a shorter text than on their own. */
const ON_THE_ROAD: Record<string, string> = {
  "Dale Whitcomb": "Twelve years at the Grand Canyon. He sends you ten minutes away from the crowd at Mather Point.",
  "Aiyana Begay": "Grew up near Page. She books the hours in Antelope Canyon, and watches the flood forecast.",
  "Marisol Vega":
    "Founded the company with one van. She still plans the routes, and decides at 4 AM when the weather is bad.",
};

export const aboutUs: PageSeed = {
  page: "about-us",
  title: "About us",
  description:
    "A coach operator in Las Vegas with one job: taking people to the parks of the Southwest and back, safely and on time. Our story, vehicles, rules, permits.",
  image: "/media/death-valley/artists-palette.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "hero",
      title: "We drive, so you can look out the window",
      text: "{{brand}} takes people from Las Vegas to {{places}} places in the Southwest, and brings them back. We have done that since 2011.",
      ...illustration("death-valley", "artists-palette"),
      actions: [
        { title: "Meet the team", url: "/meet-the-team" },
        { title: "See all tours", url: "/our-tours" },
      ],
    },
    {
      type: "richText",
      html: `<h2>How it began</h2>
<p>In 2011 Marisol Vega had one used van, a permit for Hoover Dam, and a list of hotel concierges who did not believe in her. She drove the first tour herself, with three guests. Each new place since then began the same way: permits first, then one vehicle, then a page that says how long the day is.</p>
<p>Fifteen years later she still plans the routes and reads every complaint. The one van has become vans and coaches of 14 to 50 seats. Drivers and guides are employees, and nobody earns a commission from shops.</p>
<h2>What we believe</h2>
<ul>
<li><strong>The drive is part of the price.</strong> We tell you the hours before you book.</li>
<li><strong>One place a day is usually enough.</strong> We do not sell three parks in twelve hours.</li>
<li><strong>We are guests.</strong> On Navajo and Hualapai land, in the parks, and in towns of 500 people.</li>
<li><strong>The parks speak for themselves.</strong> We give you the facts and the time to look.</li>
<li><strong>Sometimes a rental car is better.</strong> <a href="/why-use-national-park-express">We compare the two</a>.</li>
</ul>
<h2>Year by year</h2>
<ul>
<li><strong>2011:</strong> one used van, and half-day tours to Hoover Dam.</li>
<li><strong>2013:</strong> Zion and Valley of Fire.</li>
<li><strong>2014:</strong> the South Rim of the Grand Canyon, with our first coach.</li>
<li><strong>2016:</strong> Bryce Canyon, Death Valley and Boulder City.</li>
<li><strong>2018:</strong> Antelope Canyon, with Navajo guides, and the West Rim, on Hualapai land.</li>
<li><strong>2020:</strong> no tours for months. We refunded every canceled seat, and came back with fewer departures and longer stops.</li>
<li><strong>2023:</strong> a new 50-seat coach in place of our oldest vehicle, which had 810,000 miles on it.</li>
<li><strong>2024:</strong> shuttles to Zion Canyon, and a stop in Boulder City on the way to the dam.</li>
<li><strong>2025:</strong> a second coach with a wheelchair lift.</li>
<li><strong>2026:</strong> a new route between Zion and Bryce, after a road rule for large vehicles.</li>
</ul>`,
    },
    {
      type: "team",
      title: "Three of the team",
      members: TEAM.flatMap((member) => {
        const text = ON_THE_ROAD[member.name];
        return text === undefined ? [] : { ...member, text };
      }),
    },
    {
      type: "quote",
      text: "In our first season at the South Rim a guest asked what time it was in Arizona, and I was not sure. Now every tour page says which clock it uses.",
      name: "Marisol Vega",
      detail: "Founder, head of operations",
    },
    {
      type: "table",
      title: "The vehicles",
      caption: "Each tour page says which group size to expect.",
      columns: ["Vehicle", "On board", "Mostly used for"],
      rows: [
        [
          "Van, 14 seats",
          "Big windows, air conditioning, charging",
          "Tours of up to 14 guests, photography, private tours",
        ],
        [
          "Mid-size coach, 28 seats",
          "Restroom, air conditioning, charging",
          "Tours of up to 28 guests, shuttles, private groups",
        ],
        ["Coach, 50 seats", "Restroom, air conditioning, charging", "Tours of up to 50 guests"],
        [
          "Coach with lift, 48 seats",
          "Lift, two wheelchair places, restroom, air conditioning, charging",
          "Coach tours, for groups of up to 48, if you tell us a week ahead",
        ],
      ],
    },
    {
      type: "steps",
      title: "Safety, step by step",
      ...illustration("grand-canyon", "rim-road"),
      items: [
        {
          title: "The night before",
          text: "Operations checks road, park and weather reports. If a tour is in doubt, guests hear about it that evening; on bad-weather mornings Marisol decides at 4 AM.",
        },
        {
          title: "Before departure",
          text: "The driver walks around the vehicle with a list: brakes, tires, lights, belts, water, first-aid kit, satellite phone.",
        },
        {
          title: "On the road",
          text: "At most 10 hours of driving for one driver after 8 hours off, as federal law requires. Our longest days have two drivers.",
        },
        {
          title: "In the park",
          text: "Guides count guests at each stop. In heat, walks are shortened; in storms, groups stay out of slot canyons.",
        },
      ],
    },
    {
      type: "richText",
      html: `<h2>The places and their people</h2>
<p>The Grand Canyon is home or sacred to eleven associated tribes, among them the Havasupai, Hualapai, Hopi, Navajo and Zuni. Antelope Canyon lies on Navajo land and Navajo companies guide it. Grand Canyon West belongs to the Hualapai. The petroglyphs in Valley of Fire were cut by Ancestral Puebloans and others long before the road. Our guides say so, and we pay the fees these nations set.</p>
<h2>Fuel and carbon</h2>
<p>A full coach to the South Rim burns about 80 to 95 gallons of diesel for 560 miles there and back. That is under two gallons for each of 50 guests. Two people who drive themselves in a car that gets 28 miles to the gallon use ten gallons each. The coach uses less fuel per person; we do not call it green.</p>`,
    },
    {
      type: "cta",
      title: "Ride with us",
      text: "Every tour page lists the hours on the road, the size of the group and what the price covers.",
      action: { title: "See all tours", url: "/our-tours" },
    },
    {
      type: "cards",
      title: "",
      items: [
        { title: "Licenses and permits", text: "Park by park, with issuer and date.", url: "/licenses" },
        { title: "Press releases", text: "News for journalists.", url: "/press-releases" },
        {
          title: "Influencer Initiative",
          text: "Free seats for people who show the parks.",
          url: "/webcams",
        },
        { title: "Contact us", text: "The office answers {{hours}}, Las Vegas time.", url: "/contact-us" },
      ],
    },
  ],
};
