/** The three demo tenants (specification 13): a complete one, a second brand, and one with an incomplete config. */

import type { DestinationSlug } from "./types.ts";

interface MenuSeed {
  id: number;
  title: string;
  url?: string;
  type?: "link" | "button";
  is_visible?: boolean;
  children?: MenuSeed[];
}

export interface TenantSeed {
  host: string;
  /** JSON of the tenant-config call. */
  config: Record<string, unknown>;
  /** JSON of `navigation/1`. */
  navigation: MenuSeed[];
  /** Destinations this tenant sells; empty for all. */
  destinations: DestinationSlug[];
}

const DEMONSTRATION = "Demonstration: nothing is sold or charged.";

const explore: MenuSeed[] = [
  { id: 921, title: "Things to do in Las Vegas", url: "/things-to-do-in-las-vegas" },
  { id: 922, title: "Get inspired", url: "/get-inspired" },
  { id: 923, title: "Photo gallery", url: "/photo-gallery" },
  { id: 924, title: "Trip ideas", url: "/ideas" },
  { id: 928, title: "Influencer Initiative", url: "/webcams" },
  { id: 926, title: "Hotels", url: "/hotel/" },
  { id: 927, title: "Activities", url: "/activities/" },
  { id: 925, title: "Blog", url: "/blog" },
];

const about: MenuSeed[] = [
  { id: 981, title: "About us", url: "/about-us" },
  { id: 982, title: "Meet the team", url: "/meet-the-team" },
  { id: 983, title: "Press releases", url: "/press-releases" },
];

const legalLinks = [
  { title: "Privacy policy", url: "/privacy-policy" },
  { title: "Terms and conditions", url: "/terms-conditions" },
  { title: "Licenses", url: "/licenses" },
];

const expressMenu: MenuSeed[] = [
  { id: 94, title: "Tours", url: "/our-tours", type: "link" },
  { id: 92, title: "Explore", url: "/things-to-do-in-las-vegas", type: "link", children: explore },
  { id: 95, title: "Shuttle", url: "/shuttle-service", type: "link" },
  { id: 91, title: "Winter sale draft", url: "/winter-sale", type: "link", is_visible: false },
  { id: 96, title: "Why us", url: "/why-use-national-park-express", type: "link", children: about },
  { id: 97, title: "FAQ", url: "/faq", type: "link" },
  { id: 98, title: "Contact", url: "/contact-us", type: "link" },
  { id: 99, title: "Book", url: "/our-tours", type: "button" },
];

const canyonMenu: MenuSeed[] = [
  { id: 94, title: "Canyons", url: "/our-tours", type: "link" },
  { id: 92, title: "Stories", url: "/blog", type: "link", children: explore.slice(1) },
  { id: 101, title: "Gallery", url: "/gallery", type: "link" },
  { id: 102, title: "Questions", url: "/faq", type: "link" },
  { id: 103, title: "Write to us", url: "/contact-us", type: "link" },
  { id: 104, title: "Reserve", url: "/our-tours", type: "button" },
];

export const tenants: TenantSeed[] = [
  {
    host: "localhost",
    destinations: [],
    navigation: [],
    config: {
      logoUrl: "/media/brand/npx-logo.svg",
      slogan: "The parks, without the parking.",
      faviconUrl: "/media/brand/npx-favicon.svg",
      themeColor: "#b4451f",
      documentTitle: "National Park Express",
      bookingNotice: DEMONSTRATION,
      header: {
        phone: "+1 702 555 0142",
        textUs: "+1 702 555 0143",
        hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }],
        social: [
          { network: "instagram", title: "Instagram", url: "https://www.instagram.com/" },
          { network: "facebook", title: "Facebook", url: "https://www.facebook.com/" },
          { network: "youtube", title: "YouTube", url: "https://www.youtube.com/" },
        ],
      },
      footer: {
        about:
          "Day tours and overnight trips by coach and van from Las Vegas since 2011. A demonstration operator: nothing can be bought here.",
        address: "4255 Dean Martin Drive, Las Vegas, NV 89103",
        quickLinks: [
          { title: "Our tours", url: "/our-tours" },
          { title: "Shuttle service", url: "/shuttle-service" },
          { title: "Hotels", url: "/hotel/" },
          { title: "Activities", url: "/activities/" },
          { title: "Trip ideas", url: "/ideas" },
          { title: "Things to do", url: "/things-to-do-in-las-vegas" },
          { title: "Influencer Initiative", url: "/webcams" },
        ],
        informationLinks: [
          { title: "FAQ", url: "/faq" },
          { title: "Contact us", url: "/contact-us" },
          { title: "About us", url: "/about-us" },
          { title: "Meet the team", url: "/meet-the-team" },
          { title: "Press releases", url: "/press-releases" },
        ],
        legalLinks,
        partners: [
          { name: "Desert Transit", logoUrl: "/media/partners/desert-transit.svg", url: "/about-us" },
          { name: "Red Rock Lodges", logoUrl: "/media/partners/red-rock-lodges.svg", url: "/about-us" },
          { name: "Southwest Trails", logoUrl: "/media/partners/southwest-trails.svg", url: "/about-us" },
          { name: "Silver State Coaches", logoUrl: "/media/partners/silver-state-coaches.svg", url: "/about-us" },
          { name: "Canyon Country Kayaks", logoUrl: "/media/partners/canyon-country-kayaks.svg", url: "/about-us" },
        ],
      },
      navigation: { data: expressMenu },
    },
  },
  {
    host: "canyon.localhost",
    destinations: ["grand-canyon", "antelope-canyon", "bryce-canyon-national-park", "zion-national-park"],
    navigation: canyonMenu,
    config: {
      logoUrl: "/media/brand/canyon-logo.svg",
      slogan: "Small groups, deep canyons.",
      faviconUrl: "/media/brand/canyon-favicon.svg",
      themeColor: "#5b2a86",
      documentTitle: "Canyon Collective",
      bookingNotice: DEMONSTRATION,
      header: {
        phone: "+1 702 555 0188",
        textUs: null,
        hours: [
          { weekdays: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
          { weekdays: [6], opens: "09:00", closes: "13:00" },
        ],
        social: [{ network: "instagram", title: "Instagram", url: "https://www.instagram.com/" }],
      },
      footer: {
        about: "Four canyons, 14-seat vans, guides who live on the plateau.",
        address: "Las Vegas, Nevada",
        quickLinks: [
          { title: "All canyons", url: "/our-tours" },
          { title: "Hotels", url: "/hotel/" },
          { title: "Activities", url: "/activities/" },
          { title: "Gallery", url: "/gallery" },
        ],
        informationLinks: [
          { title: "Questions", url: "/faq" },
          { title: "Write to us", url: "/contact-us" },
        ],
        legalLinks,
        partners: [{ name: "Southwest Trails", logoUrl: "/media/partners/southwest-trails.svg", url: "/about-us" }],
      },
      navigation: { data: [] },
    },
  },
  {
    host: "vegas.localhost",
    destinations: ["hoover-dam", "boulder-city", "valley-of-fire", "death-valley"],
    navigation: [
      { id: 94, title: "Tours", url: "/our-tours" },
      { id: 110, title: "FAQ", url: "/faq" },
    ],
    // Incomplete on purpose: no slogan, favicon, header or footer, and an invalid color.
    config: {
      logoUrl: "/media/brand/vegas-logo.svg",
      themeColor: "teal-ish",
      documentTitle: "Vegas Outdoors",
      bookingNotice: DEMONSTRATION,
    },
  },
];
