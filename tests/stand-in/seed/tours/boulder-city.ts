import {
  arizonaClock,
  askCarSeat,
  askWeather,
  bottle,
  coachIncludes,
  coolBag,
  departures,
  freeCancellationHours,
  noTimeDifference,
  ownLunch,
  parkEntrance,
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

const view = pictures["boulder-city"];

/** Without shade or water the railroad trail is no place for a group in the hot months. */
const TRAIL_SEASON: [string, string] = ["10-01", "05-14"];

export const boulderCityTours: TourSeed[] = [
  {
    id: 151,
    updated: "2026-09-19",
    slug: "boulder-city-and-lake-mead-half-day",
    title: "Boulder City and Lake Mead half-day",
    tags: ["Boulder City", "Lake Mead", "Nevada"],
    destination: "boulder-city",
    categories: ["half-day", "small-group", "family-tours"],
    headerImage: view["scene-1"].src,
    images: [view["scene-1"], view.hero, view.shore],
    summary:
      "The town built for the workers of Hoover Dam, where gambling is still not allowed, then the shore of Lake Mead and the bighorn sheep.",
    description:
      "<p>Boulder City is 26 miles from the Strip and has no casino. The government laid it out in 1931 for the people who built " +
      "Hoover Dam, and gambling has been barred here ever since. The old center is small enough to walk: the Boulder Dam Hotel, arcaded " +
      "shops, shade trees that came by train.</p><p>We begin with a guided half hour and leave you an hour for the museum in the " +
      "hotel or a late breakfast. Then we stop at Hemenway Park above the lake. On most mornings desert bighorn sheep come down " +
      "from the River Mountains to graze on its lawn. They are wild: we keep our distance, and nobody can promise " +
      "them. The last stop is on the shore of Lake Mead, with time to walk along the water.</p><p>This is our gentlest tour. " +
      "It suits families with small children, and anyone who landed late the night before.</p>",
    highlights: [
      "Guided walk through the historic center",
      "Hemenway Park, where bighorn sheep graze on most mornings",
      "Lake Mead shore inside the national recreation area",
      "Back by early afternoon",
    ],
    durationHours: 5,
    overnight: false,
    ...road("boulder-city"),
    groupSizeMax: 14,
    minimumAge: 3,
    languages: ["English"],
    priceAdult: 59,
    priceChild: 45,
    includes: [...vanIncludes, parkEntrance],
    excludes: ["Museum tickets", "Food", tips],
    itinerary: [
      { time: "08:00", title: "First pick-up", text: "Downtown first; we leave town at 8:40." },
      { time: "09:20", title: "Boulder City", text: "Half an hour with the guide, an hour to yourself." },
      { time: "10:55", title: "Hemenway Park", text: "Bighorn sheep, if they are out. Thirty minutes." },
      { time: "11:30", title: "Lake Mead", text: "Half an hour on the shore." },
      { time: "13:00", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [sunBag, bottle, walkingShoes, "Binoculars if you have them"],
    meetingPoints: pickups("south", "08:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. Sidewalks and park paths are level; the lake shore is stony. The van has one high step and no lift; the Hoover Dam coach tour can run with one.",
    timeZoneNote: noTimeDifference,
    faq: [
      {
        question: "Will we see the sheep?",
        answer:
          "<p>Probably. They come for grass and water, most reliably in the hot months. Please stay well back, " +
          "do not feed them, and keep children beside you.</p>",
      },
      askCarSeat,
    ],
    schedule: departures([0, 2, 4, 5, 6], ["08:00"], 14),
  },
  {
    id: 152,
    updated: "2026-08-17",
    slug: "historic-railroad-trail-walk",
    title: "Historic Railroad Trail walk",
    tags: ["Boulder City", "Lake Mead", "Hoover Dam", "Nevada", "Hiking"],
    destination: "boulder-city",
    categories: ["half-day", "kayak-and-hike", "small-group"],
    headerImage: view.tunnels.src,
    images: [view.tunnels, pictures["hoover-dam"].hero, pictures["hoover-dam"]["scene-1"]],
    summary:
      "Through five old railroad tunnels above Lake Mead to Hoover Dam, 3.7 miles on foot, one way. October to mid-May.",
    description:
      "<p>From 1931 to 1961 trains carried cement, steel and turbines from Boulder City to the dam. The rails are gone. What is left is a wide gravel path, nearly " +
      "level, that runs along the hillside above Lake Mead and through five tunnels, each about 300 feet long and 25 feet wide. They were made large so that the pieces of " +
      "the penstocks would fit.</p><p>We walk from the trailhead near the Lake Mead visitor center to the dam, 3.7 miles. There is no walking back: the van waits at the other end. The last mile and a half " +
      "goes gently downhill. The guide points out where the concrete plant stood and where bighorn sheep like to rest. At the dam you have half an hour for the crest before we drive " +
      "home.</p><p>There is no water and no shade outside the tunnels. That is why the tour pauses from mid-May to the end of September, although the trail itself stays open. " +
      "In the other months it is one of the easiest hikes near Las Vegas, and good for children who can manage two hours on foot. The dam is closed on Thanksgiving and December 25, and we do not run.</p>",
    highlights: [
      "3.7 miles one way, nearly level, wide gravel path",
      "Five railroad tunnels from the building of Hoover Dam",
      "Views over Lake Mead",
      "Half an hour at the dam at the end",
    ],
    durationHours: 5.5,
    overnight: false,
    ...road("railroad-trail"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English"],
    priceAdult: 79,
    priceChild: 65,
    includes: [...vanIncludes, parkEntrance, "Walking guide", "Fruit and a granola bar"],
    excludes: ["Lunch", tips],
    itinerary: [
      { time: "07:30", title: "First pick-up", text: "Downtown first; we leave town at 8:10." },
      { time: "08:50", title: "Trailhead", text: "Restrooms, water, a look at the map." },
      {
        time: "09:05",
        title: "Historic Railroad Trail",
        text: "Two hours with stops in the tunnels and above the lake.",
      },
      { time: "11:10", title: "Hoover Dam", text: "Thirty-five minutes on the crest." },
      { time: "13:00", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [walkingShoes, bottle, sunBag, coolBag],
    meetingPoints: pickups("south", "07:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy for walkers. 3.7 miles on gravel; sturdy strollers manage it. At the dam end there are some steeper turns. If you would rather ride, the driver takes you to the dam.",
    timeZoneNote: noTimeDifference,
    faq: [
      {
        question: "Are there bats in the tunnels?",
        answer: "<p>Some live in the cracks of the rock. They sleep by day and take no notice of walkers.</p>",
      },
      askWeather,
    ],
    schedule: { ...departures([0, 3, 6], ["07:30"], 14, TRAIL_SEASON), whenDamIsOpen: true },
  },
  {
    id: 153,
    updated: "2026-09-02",
    slug: "boulder-city-hoover-dam-and-lake-mead-day",
    title: "Boulder City, Hoover Dam and Lake Mead",
    tags: ["Boulder City", "Hoover Dam", "Lake Mead", "Nevada"],
    destination: "boulder-city",
    categories: ["day-tours", "family-tours"],
    headerImage: view.shore.src,
    images: [view.shore, pictures["hoover-dam"].hero, view["scene-1"]],
    summary:
      "The town, the dam and the lake in one unhurried day close to Las Vegas: little driving, many stops, lunch on the old main street.",
    description:
      "<p>The three belong together. The dam needed the town, and the lake is what the dam made. This day tells the story in that order and never drives more than an hour at " +
      "a stretch, which is why families like it.</p><p>In Boulder City the guide walks you through the center, built in 1931 as a model town without saloons or casinos. " +
      "The small museum in the Boulder Dam Hotel shows what the work was like: heat, dust, and lines of men at the gate. Lunch is " +
      "on your own, with a list of places we like.</p><p>At Hoover Dam you have an hour and a half on the crest, with the intake towers on one side and a 726-foot drop on the other. The " +
      "memorial bridge gives the full view. Then we follow the lake shore to a beach, where you can put your feet into the water from spring to fall, and look for bighorn " +
      "sheep in Hemenway Park on the way back.</p><p>We do not go inside the dam on this tour. In summer we go to the dam first, while it is cool. It is closed on Thanksgiving and December 25, and we do not run.</p>",
    highlights: [
      "Guided walk in Boulder City",
      "90 minutes at Hoover Dam, and the memorial bridge",
      "A beach on Lake Mead",
      "No drive longer than an hour",
    ],
    durationHours: 8.5,
    overnight: false,
    ...road("boulder-city"),
    groupSizeMax: 28,
    minimumAge: 3,
    languages: ["English", "Spanish"],
    priceAdult: 109,
    priceChild: 85,
    includes: [...coachIncludes, parkEntrance, "Boulder City/Hoover Dam Museum", "Parking at the dam"],
    excludes: [ownLunch, "Exhibits and guided tours inside the dam", tips],
    itinerary: [
      { time: "08:30", title: "First pick-up", text: "Downtown first; we leave town at 9:10." },
      { time: "09:50", title: "Boulder City", text: "Guided walk and the museum." },
      { time: "11:15", title: "Lunch", text: "An hour on the old main street." },
      { time: "12:45", title: "Hoover Dam", text: "Security check, then 90 minutes on the crest." },
      { time: "14:25", title: "Memorial bridge", text: "Stairs or ramp to the footpath; 35 minutes." },
      { time: "15:20", title: "Lake Mead", text: "Half an hour at the beach, then Hemenway Park." },
      { time: "17:00", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [sunBag, bottle, walkingShoes, "Small bags only: everything is screened at the dam", "A towel in summer"],
    meetingPoints: pickups("south", "08:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. Level sidewalks and a paved dam crest; the beach is stony. A lift coach is available if you tell us a week ahead.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "Can we swim in Lake Mead?",
        answer:
          "<p>You can wade. We do not allow swimming on this tour: there are no lifeguards, the bottom drops suddenly and winds rise fast.</p>",
      },
      askCarSeat,
      askWeather,
    ],
    schedule: { ...departures([1, 3, 5, 6], ["08:30"], 28), whenDamIsOpen: true },
  },
];
