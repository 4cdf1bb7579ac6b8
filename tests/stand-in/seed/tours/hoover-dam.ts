import {
  arizonaClock,
  askCarSeat,
  bottle,
  coachIncludes,
  departures,
  EVERY_DAY,
  freeCancellationHours,
  pickups,
  pictures,
  sunBag,
  tips,
  tourTerms,
  vanIncludes,
  walkingShoes,
} from "#tests/stand-in/seed/common.ts";
import { road } from "#tests/stand-in/seed/roads.ts";
import type { TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["hoover-dam"];

const damClock =
  "Times on this page are Las Vegas time. The far end of the dam is in Arizona, which does not change its clocks: from March to " +
  "early November both clocks on the dam agree; in winter Arizona is one hour ahead and your phone may jump while you walk.";

export const hooverDamTours: TourSeed[] = [
  {
    id: 121,
    updated: "2026-10-28",
    slug: "hoover-dam-half-day-tour",
    title: "Hoover Dam half-day tour",
    tags: ["Hoover Dam", "Lake Mead", "Nevada"],
    destination: "hoover-dam",
    categories: ["half-day", "family-tours"],
    headerImage: view.footpath.src,
    images: [view.footpath, view["scene-1"], pictures["boulder-city"].shore],
    summary:
      "Morning or afternoon: walk across the dam from Nevada into Arizona, see it from the memorial bridge, and stop above Lake Mead.",
    description:
      "<p>Hoover Dam is 726 feet high and was built between 1931 and 1935, in the middle of the Depression. The river was first " +
      "diverted through tunnels. The dam is 35 miles from the Strip, which makes it one of the easiest trips on our list.</p><p>You get an hour and a half at " +
      "the dam. Walk along the top, past the two art-deco bronze figures and the clocks for Nevada and Arizona time, and look over the wall. " +
      "Then we drive to the Mike O’Callaghan–Pat Tillman Memorial Bridge. Its footpath runs nearly 900 feet above the river and is the " +
      "place to see the whole face of the dam.</p><p>On the way back we stop at an overlook above Lake Mead. The pale band around the " +
      "shore shows how far the water has fallen since the reservoir was last full. This tour stays outside: to go down to the turbines, take the power " +
      "plant tour instead. The dam is closed on Thanksgiving and December 25, so we do not run on those days.</p>",
    highlights: [
      "90 minutes at Hoover Dam, on both sides of the state line",
      "The face of the dam from the memorial bridge",
      "Lake Mead overlook",
      "The bronze figures of 1935, and a clock for each state",
    ],
    durationHours: 5,
    overnight: false,
    ...road("hoover-dam"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "Spanish", "German"],
    priceAdult: 69,
    priceChild: 55,
    includes: [...coachIncludes, "Parking at the dam"],
    excludes: ["Exhibits and guided tours inside the dam", "Food", tips],
    itinerary: [
      { time: "07:30 or 12:30", title: "First pick-up", text: "Downtown first; we leave town at 8:10 AM or 1:10 PM." },
      { time: "08:55 or 13:55", title: "Hoover Dam", text: "Security check, then 90 minutes on the crest." },
      {
        time: "10:35 or 15:35",
        title: "Memorial bridge",
        text: "Stairs or a ramp up to the footpath; 35 minutes.",
      },
      { time: "11:20 or 16:20", title: "Lake Mead overlook", text: "Fifteen minutes for pictures." },
      { time: "12:30 or 17:30", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [
      sunBag,
      bottle,
      walkingShoes,
      "Small bags only: everything is screened at the dam, and knives and weapons are not allowed",
    ],
    meetingPoints: pickups("south", "07:30", "12:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. The crest of the dam is paved and level. The bridge has a ramp beside its stairs; the ramp is long. There is little shade, and " +
      "summer afternoons reach 105 to 115 °F: take the morning departure then.",
    timeZoneNote: damClock,
    faq: [
      {
        question: "Do we go inside the dam?",
        answer:
          "<p>Not on this tour. The Bureau of Reclamation’s guided tours take an hour or more, and our time at the dam is 90 minutes. " +
          "Our power plant tour includes one.</p>",
      },
      askCarSeat,
    ],
    schedule: { ...departures(EVERY_DAY, ["07:30", "12:30"], 50), whenDamIsOpen: true },
  },
  {
    id: 122,
    updated: "2026-09-10",
    slug: "hoover-dam-power-plant-tour",
    title: "Hoover Dam with the power plant",
    tags: ["Hoover Dam", "Lake Mead", "Nevada"],
    destination: "hoover-dam",
    categories: ["half-day", "small-group"],
    headerImage: view["power-plant"].src,
    images: [view["power-plant"], view.hero, view["scene-1"]],
    summary:
      "Down the elevator to the turbine hall on the Bureau of Reclamation’s guided tour, then the crest and the bridge.",
    description:
      "<p>From above you see the wall. From inside you see what it is for. An elevator takes you about 500 feet down through the rock to a tunnel with one of " +
      "the original penstocks, the 30-foot steel pipes that bring the water to the turbines. You can feel it move. Then you stand above the eight generators of the Nevada " +
      "wing, in a long hall with a terrazzo floor.</p><p>The inside tour is led by the Bureau of Reclamation and takes about half an " +
      "hour; its ticket and the exhibits are in our price. Before and after it you have time on the crest of the dam and at the observation deck. On the way " +
      "home we stop at the memorial bridge for the view of the face.</p><p>There are two kinds of inside tour. Ours is the power plant tour, which takes all ages and can be done " +
      "in a wheelchair. The longer dam tour, with its inspection tunnels, is sold only at the dam, on the day of the tour. If the inside tours are " +
      "stopped for repairs or security, you choose a full refund or another date. The dam is closed on Thanksgiving and December 25, and we do not run.</p>",
    highlights: [
      "Guided power plant tour and exhibits, tickets included",
      "Penstock gallery and the Nevada generators",
      "Crest, observation deck and memorial bridge",
      "14 guests at most",
    ],
    durationHours: 6,
    overnight: false,
    ...road("hoover-dam"),
    groupSizeMax: 14,
    minimumAge: 3,
    languages: ["English"],
    priceAdult: 99,
    priceChild: 79,
    includes: [...vanIncludes, "Power plant tour and visitor center ticket", "Parking at the dam"],
    excludes: ["Lunch; there is a café at the dam", tips],
    itinerary: [
      { time: "08:00", title: "First pick-up", text: "Downtown first; we leave town at 8:40." },
      { time: "09:25", title: "Hoover Dam", text: "Security check and exhibits." },
      {
        time: "10:15",
        title: "Power plant tour",
        text: "Film, elevator, penstock, generators. About 45 minutes with the waiting.",
      },
      { time: "11:00", title: "Crest of the dam", text: "An hour for the walk into Arizona and a snack." },
      { time: "12:10", title: "Memorial bridge", text: "The face of the dam; 35 minutes." },
      { time: "14:00", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [sunBag, bottle, walkingShoes, "No large bags, knives or tools: the visitor center screens like an airport"],
    meetingPoints: pickups("south", "08:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. The power plant tour and the crest are accessible with a wheelchair; the elevator ride and the tunnel may be hard on people with claustrophobia. The van has no lift; tell us a week ahead and we will look for another vehicle.",
    timeZoneNote: damClock,
    faq: [
      {
        question: "Is it loud inside?",
        answer:
          "<p>There is a steady hum. Guides use a microphone. If you have a pacemaker, ask Reclamation’s staff first.</p>",
      },
      askCarSeat,
    ],
    schedule: { ...departures([1, 2, 3, 4, 5, 6], ["08:00"], 14), whenDamIsOpen: true },
  },
  {
    id: 123,
    updated: "2026-10-05",
    slug: "black-canyon-kayak-to-emerald-cave",
    title: "Black Canyon kayak to Emerald Cave",
    tags: ["Hoover Dam", "Black Canyon", "Colorado River", "Arizona"],
    destination: "hoover-dam",
    categories: ["day-tours", "kayak-and-hike", "small-group"],
    headerImage: view["emerald-cave"].src,
    images: [view["emerald-cave"], view["scene-2"], view.square],
    summary:
      "Four miles by kayak on the green Colorado below Hoover Dam, with a guide, from Willow Beach to Emerald Cave and back.",
    description:
      "<p>Below Hoover Dam the Colorado runs through Black Canyon, clear, green and cold. We put in at Willow Beach, on the Arizona side, and paddle two miles upstream " +
      "to Emerald Cave, a low grotto in which the light comes up through the water. The current is mild, and the way back is easier than the way out.</p><p>You need no experience. " +
      "The guide shows the strokes on the beach and stays beside the slowest boat. We use stable two-person kayaks, and single ones for those who have " +
      "paddled before. Expect two and a half hours on the water with a break on a gravel bar. Herons and bighorn sheep are common sights.</p><p>The water comes from deep in Lake " +
      "Mead and stays in the low 50s °F all year. That is welcome in summer and serious in winter: everyone wears a life jacket, all the time. We start early in the hot months, because " +
      "the canyon is an oven by noon, and we turn around when the wind rises. Willow Beach is twelve miles below Hoover Dam, so you paddle the dam’s canyon but do not see the dam itself.</p>",
    highlights: [
      "Four miles on the Colorado, guided",
      "Emerald Cave, where the light comes up through the water",
      "Stable kayaks, no experience needed",
      "12 guests, two guides",
    ],
    durationHours: 7.5,
    overnight: false,
    ...road("willow-beach"),
    groupSizeMax: 12,
    minimumAge: 8,
    languages: ["English"],
    priceAdult: 149,
    priceChild: 139,
    includes: [
      ...vanIncludes,
      "Kayak, paddle, life jacket and dry bag",
      "River guide",
      "Entrance to Lake Mead National Recreation Area",
      "Snack lunch",
    ],
    excludes: ["Wetsuit (not needed from April to October)", tips],
    itinerary: [
      { time: "06:00", title: "First pick-up", text: "Downtown first; we leave town at 6:40." },
      { time: "07:55", title: "Willow Beach", text: "Restrooms, fitting, strokes on the beach." },
      { time: "08:40", title: "On the water", text: "Two miles upstream to Emerald Cave, with a break." },
      { time: "10:00", title: "Emerald Cave", text: "We take turns: it holds a few boats at a time." },
      { time: "11:15", title: "Willow Beach again", text: "Dry clothes and a snack lunch." },
      { time: "13:30", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [
      sunBag,
      bottle,
      "Quick-drying clothes, and a dry set for the drive",
      "Sandals with a heel strap or old sneakers",
      "A strap for your glasses",
    ],
    meetingPoints: pickups("south", "06:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. Four miles of paddling, and stepping in and out of a low boat in shallow water. You must be able to swim a few strokes in a life jacket. Limit of 250 pounds per seat.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "Will I get wet?",
        answer: "<p>Your feet and seat, yes. These kayaks rarely tip. Phones go into the dry bag.</p>",
      },
      {
        question: "What if it is windy?",
        answer:
          "<p>Above about 20 miles an hour the park and our guides advise against paddling. If the forecast is bad, we call you the evening before " +
          "and you choose another date or a full refund.</p>",
      },
    ],
    schedule: departures([0, 1, 3, 5, 6], ["06:00"], 12, ["03-01", "11-15"]),
  },
];
