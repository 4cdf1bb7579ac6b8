import {
  askCarSeat,
  askRestroom,
  askWeather,
  bottle,
  coolBag,
  departures,
  EVERY_DAY,
  freeCancellationHours,
  noTimeDifference,
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
import type { QuestionSeed, TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["valley-of-fire"];

/** The park closes its long trails for the heat from mid-May to the end of September. */
const TRAIL_SEASON: [string, string] = ["10-01", "05-14"];

const askNationalPark: QuestionSeed = {
  question: "Is Valley of Fire a national park?",
  answer:
    "<p>No. It is Nevada’s largest and oldest state park, opened in the 1930s. National park passes are not valid here; our price " +
    "includes the entrance.</p>",
};

export const valleyOfFireTours: TourSeed[] = [
  {
    id: 171,
    updated: "2026-10-04",
    slug: "valley-of-fire-half-day-tour",
    title: "Valley of Fire half-day tour",
    tags: ["Valley of Fire", "Nevada", "State park"],
    destination: "valley-of-fire",
    categories: ["half-day", "small-group", "family-tours"],
    headerImage: view.square.src,
    images: [view.square, view.vista, view["scene-1"]],
    summary:
      "Red sandstone an hour from the Strip: petroglyphs, Rainbow Vista and short walks that stay open all year.",
    description:
      "<p>Valley of Fire is a state park 50 miles northeast of Las Vegas. Its red Aztec sandstone began as dunes in the age of the " +
      "dinosaurs, some 150 million years ago, and wind and water have since cut it into arches, beehives and fins.</p><p>The tour keeps to places " +
      "that are open all year and need only short walks. At Atlatl Rock a steel stair leads up to petroglyphs that are more than 2,000 years old. " +
      "At Mouse’s Tank a sandy path of three quarters of a mile there and back passes more of them. Rainbow Vista and the road " +
      "behind it show the whole range of colors, from white to violet. We finish at Elephant Rock or the Seven Sisters.</p><p>From mid-May to the " +
      "end of September the park closes the Fire Wave, White Domes and other trails because of the heat. This tour does not depend on them. In those months " +
      "the guide shortens every walk when it is above 100 °F.</p>",
    highlights: [
      "Petroglyphs at Atlatl Rock and Mouse’s Tank",
      "Rainbow Vista and the scenic road to the White Domes area",
      "Short walks, open all year",
      "One hour from the Strip",
    ],
    durationHours: 6,
    overnight: false,
    ...road("valley-of-fire"),
    groupSizeMax: 14,
    minimumAge: 3,
    languages: ["English", "Spanish"],
    priceAdult: 89,
    priceChild: 69,
    includes: [...vanIncludes, parkEntrance, "Fruit and a granola bar"],
    excludes: ["Lunch", tips],
    itinerary: [
      { time: "06:00", title: "First pick-up", text: "South end of the Strip first; we leave town at 6:40." },
      { time: "07:40", title: "Atlatl Rock", text: "Stairs to the petroglyph panel. Thirty minutes." },
      {
        time: "08:20",
        title: "Mouse’s Tank",
        text: "Three quarters of a mile on sand, past more rock art. Forty minutes.",
      },
      {
        time: "09:10",
        title: "Rainbow Vista and the scenic road",
        text: "Three stops for the view, fifty minutes in all.",
      },
      { time: "10:10", title: "Elephant Rock or Seven Sisters", text: "Picnic tables, restrooms, a last short walk." },
      { time: "12:00", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [bottle, sunBag, walkingShoes],
    meetingPoints: pickups("north", "06:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. The longest walk is three quarters of a mile on soft sand. The stair at Atlatl Rock is tall, open and made of metal; the panel can be seen from " +
      "below. Wheelchair users can enjoy the overlooks and the picnic areas.",
    timeZoneNote: noTimeDifference,
    faq: [askNationalPark, askCarSeat, askWeather],
    schedule: departures(EVERY_DAY, ["06:00"], 14),
  },
  {
    id: 172,
    updated: "2026-10-10",
    slug: "valley-of-fire-fire-wave-hike",
    title: "Fire Wave and White Domes hike",
    tags: ["Valley of Fire", "Nevada", "State park", "Hiking"],
    destination: "valley-of-fire",
    categories: ["half-day", "kayak-and-hike", "small-group"],
    headerImage: view.hero.src,
    images: [view.hero, view.vista, view["scene-1"]],
    summary:
      "The two trails everybody asks for, with a guide, before the crowds: 1.5 miles to the striped rock and back, 1.1 miles around White Domes. October to mid-May.",
    description:
      "<p>The Fire Wave is a swell of sandstone with red and white bands that run like paint. You reach it on foot: 1.5 miles there and back, over sand and open rock, with posts to mark the way. White Domes is a loop of " +
      "1.1 miles through a short slot and past what is left of a 1965 movie set. We do both, with a break between them.</p><p>The park closes these trails from mid-May to the end of September, because people have " +
      "died of the heat there. We do not offer them then, and nobody should go in alone. In the other months we start early, when the " +
      "rock is cool and the parking lots have room.</p><p>The guide explains how dunes became stone and iron became color, and shows how to walk on rock without breaking the thin " +
      "black crust on the sand, which is alive. On the way out we stop at the petroglyphs of Atlatl Rock. You should be steady on your feet: the White Domes loop begins with a steep, stony step down.</p>",
    highlights: [
      "Fire Wave, 1.5 miles round trip",
      "White Domes loop with a short slot canyon, 1.1 miles",
      "Petroglyphs at Atlatl Rock",
      "14 guests at most",
    ],
    durationHours: 7,
    overnight: false,
    ...road("valley-of-fire"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English", "German"],
    priceAdult: 99,
    priceChild: 85,
    includes: [...vanIncludes, parkEntrance, "Hiking guide", "Sandwich, fruit and a granola bar"],
    excludes: [tips],
    itinerary: [
      { time: "06:30", title: "First pick-up", text: "South end of the Strip first; we leave town at 7:10." },
      { time: "08:25", title: "Fire Wave", text: "An hour and a half with time on the rock." },
      { time: "10:05", title: "White Domes", text: "The loop, 75 minutes with breaks." },
      { time: "11:30", title: "Picnic", text: "At Atlatl Rock, below the petroglyphs. Forty-five minutes." },
      { time: "13:30", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [walkingShoes, bottle, sunBag, coolBag],
    meetingPoints: pickups("north", "06:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. 2.6 miles in two parts on sand and bare rock, with one steep stony descent. Not suitable for strollers or wheelchairs.",
    timeZoneNote: noTimeDifference,
    faq: [
      {
        question: "Can you take us to the Fire Wave in summer?",
        answer:
          "<p>No. The trail is closed from mid-May to the end of September. Our half-day tour shows you the parts that stay open.</p>",
      },
      askNationalPark,
      askWeather,
    ],
    schedule: departures([0, 1, 3, 5, 6], ["06:30"], 14, TRAIL_SEASON),
  },
  {
    id: 173,
    updated: "2026-10-27",
    slug: "valley-of-fire-late-light-photography",
    title: "Valley of Fire in the late light",
    tags: ["Valley of Fire", "Nevada", "State park", "Photography"],
    destination: "valley-of-fire",
    categories: ["half-day", "photography", "small-group"],
    headerImage: view["scene-1"].src,
    images: [view["scene-1"], view.hero, view.vista],
    summary:
      "A winter afternoon for people with cameras or phones, until the park closes at sunset. Your guide is a photographer.",
    description:
      "<p>The park is named for the hour before sunset. We arrive in the middle of the afternoon, look for a foreground while the light is still hard, and are in place when it turns.</p><p>The " +
      "guide is a working photographer. On the way out you learn three things: to expose for the highlights, to find a line that leads in, and to turn around and look at what the light falls on. One of the stops is the Fire Wave, a walk of 1.5 " +
      "miles round trip. The others follow the clouds: Rainbow Vista, the road bends above it, the Beehives.</p><p>Valley of Fire is a day-use park and closes at sunset. So we photograph the last sun on the rock, not the stars above it, and we are at the gate in " +
      "time. For the night sky, see our two-day tours. Tripods are welcome; drones are not allowed. Any camera will do, including a phone.</p><p>The " +
      "tour runs from November to February. The sun then stays low all afternoon and sets between 4:30 and 5:30 PM, the trails are open, and you are back for dinner.</p>",
    highlights: [
      "Three to four places in the best hour of light",
      "Photographer as guide, ten guests at most",
      "Fire Wave in low winter sun",
      "Tripods welcome, tripods to borrow on board",
    ],
    durationHours: 7,
    overnight: false,
    ...road("valley-of-fire"),
    groupSizeMax: 10,
    minimumAge: 12,
    languages: ["English"],
    priceAdult: 139,
    priceChild: 139,
    includes: [...vanIncludes, parkEntrance, "Photographer as guide", "A tripod to borrow", "Sandwich and fruit"],
    excludes: [tips],
    itinerary: [
      { time: "11:30", title: "First pick-up", text: "South end of the Strip first; we leave town at 12:10." },
      { time: "13:10", title: "Seven Sisters", text: "A sandwich, settings, first pictures in the shade." },
      { time: "13:55", title: "Fire Wave", text: "An hour and a half with the walk." },
      {
        time: "15:35",
        title: "Rainbow Vista or the Beehives",
        text: "In place for the last light; we leave as the sun sets.",
      },
      {
        time: "18:30",
        title: "Back on the Strip",
        text: "Around 6 PM in December. Drop-offs from downtown to the south end.",
      },
    ],
    bring: ["Camera or phone, spare battery, empty card", walkingShoes, bottle, sunBag, coolBag],
    meetingPoints: pickups("north", "11:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility: "Easy to moderate. Walks of up to 1.5 miles on sand and rock; you can skip any of them.",
    timeZoneNote: noTimeDifference,
    faq: [askNationalPark, askRestroom, askWeather],
    schedule: departures([2, 4, 6], ["11:30"], 10, ["11-05", "02-20"]),
  },
];
