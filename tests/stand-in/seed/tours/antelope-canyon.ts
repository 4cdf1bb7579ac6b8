import {
  askLuggage,
  askNonResident,
  askRooms,
  bottle,
  boxLunch,
  coolBag,
  departures,
  freeCancellationHours,
  longCoachIncludes,
  longVanIncludes,
  navajoTerms,
  nonResidentFee,
  overnightTerms,
  pageClock,
  parkEntrance,
  photoId,
  pickups,
  pictures,
  sunBag,
  tips,
  vanIncludes,
  walkingShoes,
} from "#tests/stand-in/seed/common.ts";
import { road } from "#tests/stand-in/seed/roads.ts";
import type { QuestionSeed, TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["antelope-canyon"];

const navajoGuide = "Navajo guide, timed entry and Navajo Nation permit for the canyon";
const horseshoeEntrance = "Horseshoe Bend parking fee";
const noBags =
  "No bags: the Navajo operators allow no backpacks, purses, tripods or selfie sticks in the canyon. They stay locked in our vehicle";

const askFlood: QuestionSeed = {
  question: "What if there is a flash-flood warning?",
  answer:
    "<p>The Navajo guides close the canyon when rain falls anywhere upstream, even under a blue sky. That decision is theirs and " +
    "final. If it stays closed all day, you choose another date or a full refund, even if we hear of it " +
    "on the way.</p>",
};

const askAlone: QuestionSeed = {
  question: "Can I walk through the canyon on my own?",
  answer:
    "<p>No. Antelope Canyon lies on Navajo land and may be entered only with an authorized Navajo guide. The guide leads a group " +
    "at a steady pace in one direction.</p>",
};

export const antelopeCanyonTours: TourSeed[] = [
  {
    id: 111,
    updated: "2026-09-05",
    slug: "lower-antelope-canyon-and-horseshoe-bend-day-tour",
    title: "Lower Antelope Canyon and Horseshoe Bend",
    tags: ["Antelope Canyon", "Horseshoe Bend", "Arizona", "Navajo Nation"],
    destination: "antelope-canyon",
    categories: ["day-tours"],
    headerImage: view["scene-1"].src,
    images: [view["scene-1"], view["horseshoe-bend"], view["scene-2"]],
    summary:
      "Through the narrow lower canyon with a Navajo guide, then the short walk to Horseshoe Bend. A long day: about 275 miles each way.",
    description:
      "<p>Lower Antelope Canyon is a crack in the sandstone, wider at the top than at the bottom, with walls that " +
      "flow like cloth. You go down steel stairs as steep as ladders, walk through for about an hour with a Navajo guide, and climb out at " +
      "ground level. The passage is narrow in places; broad shoulders turn sideways.</p><p>From there it is fifteen minutes to " +
      "Horseshoe Bend, where the Colorado River turns back on itself 1,000 feet below the overlook. The path is 0.7 miles each way, " +
      "wide and firm, with little shade.</p><p>The road goes through a corner of Arizona and southern Utah, past St. George and Kanab. We stop " +
      "twice each way. The canyon visit has a fixed time, so we leave early and stay on schedule. Two drivers share the wheel. The order of the two stops depends on " +
      "the time the Navajo operator gives us.</p>",
    highlights: [
      "About one hour in Lower Antelope Canyon with a Navajo guide",
      "Horseshoe Bend overlook, 0.7 miles on foot each way",
      "Navajo guide and permit in the price",
      "Red-rock country around St. George and Kanab from the window",
    ],
    durationHours: 15,
    overnight: false,
    ...road("antelope-canyon"),
    groupSizeMax: 50,
    minimumAge: 6,
    languages: ["English"],
    priceAdult: 199,
    priceChild: 179,
    includes: [...longCoachIncludes, navajoGuide, horseshoeEntrance, boxLunch],
    excludes: ["Dinner on the way home", tips],
    itinerary: [
      {
        time: "05:30",
        title: "First pick-up",
        text: "South end of the Strip first; we leave town on Interstate 15 at 6:10.",
      },
      { time: "08:10", title: "St. George, Utah", text: "Twenty-five minutes for breakfast and restrooms." },
      {
        time: "11:25",
        title: "Lower Antelope Canyon",
        text: "Check-in with the Navajo operator, then about an hour in the canyon.",
      },
      {
        time: "13:25",
        title: "Horseshoe Bend",
        text: "Lunch on board on the way, then 75 minutes for the walk and the view.",
      },
      { time: "14:55", title: "Leaving Page", text: "West on Highway 89 toward Kanab." },
      { time: "16:25", title: "Kanab, Utah", text: "Forty minutes for an early dinner." },
      { time: "20:30", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [walkingShoes, sunBag, bottle, coolBag, photoId, noBags],
    meetingPoints: pickups("north", "05:30"),
    cancellation: navajoTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. Lower Antelope has several flights of steep metal stairs, uneven sand and narrow passages. It does not suit wheelchairs, people who " +
      "cannot climb a ladder, or anyone with fear of tight places. The Horseshoe Bend path suits strong wheelchair users.",
    timeZoneNote: pageClock,
    faq: [askAlone, askFlood],
    schedule: departures([0, 1, 3, 5, 6], ["05:30"], 50),
  },
  {
    id: 112,
    updated: "2026-10-21",
    slug: "upper-antelope-canyon-small-group",
    title: "Upper Antelope Canyon in a small group",
    tags: ["Antelope Canyon", "Horseshoe Bend", "Arizona", "Navajo Nation"],
    destination: "antelope-canyon",
    categories: ["day-tours", "small-group"],
    headerImage: view.hero.src,
    images: [view.hero, view["horseshoe-bend"], view["scene-2"]],
    summary: "At ground level with a Navajo guide, plus Horseshoe Bend. Light beams from late March to early October.",
    description:
      "<p>Upper Antelope Canyon is the one with the light shafts. From about late March to early October, on clear days around noon, the sun stands high enough to reach the " +
      "floor through the slit above. The rest of the year the walls glow without beams, in softer and often richer colors.</p><p>A Navajo operator " +
      "drives you in an open four-wheel-drive truck up a sandy wash to the entrance. Inside, the floor is level sand and the passage wide enough for two. " +
      "The canyon is only about an eighth of a mile long, and the walk takes under an hour because everyone stops. The way back to the trucks usually leads " +
      "outside, over the rock, on a walkway with ramps and metal stairs.</p><p>It is the most expensive of the canyons, and the midday slots cost the most. The Navajo operator sets " +
      "the time, and we do not promise beams. After the canyon we go to Horseshoe Bend, 0.7 miles on " +
      "foot each way. The van covers the 275 miles with two short stops and two drivers.</p>",
    highlights: [
      "Upper Antelope Canyon with a Navajo guide, level floor inside",
      "Truck ride up the wash",
      "Horseshoe Bend overlook",
      "14 guests at most",
    ],
    durationHours: 14.5,
    overnight: false,
    ...road("antelope-canyon"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English", "German"],
    priceAdult: 229,
    priceChild: 209,
    includes: [...longVanIncludes, navajoGuide, horseshoeEntrance, boxLunch],
    excludes: ["Dinner on the way home", "Tip for the Navajo guide, which is customary", tips],
    itinerary: [
      { time: "05:15", title: "First pick-up", text: "South end of the Strip first; we leave town at 5:55." },
      { time: "07:50", title: "St. George, Utah", text: "Twenty minutes for breakfast and restrooms." },
      {
        time: "10:55",
        title: "Upper Antelope Canyon",
        text: "Check-in, truck ride and canyon: about two hours in all.",
      },
      { time: "13:10", title: "Horseshoe Bend", text: "Lunch on the way, then 75 minutes." },
      { time: "14:35", title: "Leaving Page", text: "West on Highway 89." },
      { time: "16:00", title: "Kanab, Utah", text: "Forty minutes for an early dinner." },
      { time: "19:45", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [walkingShoes, sunBag, bottle, coolBag, photoId, noBags, "A scarf or mask for the dust on the truck"],
    meetingPoints: pickups("north", "05:15"),
    cancellation: navajoTerms,
    freeCancellationHours,
    accessibility:
      "Easy to moderate. The canyon floor is level but sandy; the return walkway has metal stairs and ramps. You climb into the truck by steps. Not suitable for wheelchairs. " +
      "Children who need a car seat need one on the truck too; tell us.",
    timeZoneNote: pageClock,
    faq: [
      {
        question: "Will I see the light beams?",
        answer:
          "<p>Maybe. They need a clear sky, a high sun and the hour around noon, roughly from late March to early October. Our canyon time is near midday, but the " +
          "Navajo operator sets it.</p>",
      },
      askAlone,
      askFlood,
    ],
    schedule: departures([0, 2, 4, 6], ["05:15"], 14),
  },
  {
    id: 113,
    updated: "2026-08-03",
    slug: "antelope-canyon-x-and-lake-powell-small-group",
    title: "Antelope Canyon X and Lake Powell",
    tags: ["Antelope Canyon", "Lake Powell", "Arizona", "Navajo Nation"],
    destination: "antelope-canyon",
    categories: ["day-tours", "small-group", "photography"],
    headerImage: view["scene-2"].src,
    images: [view["scene-2"], view["lake-powell"], view["scene-1"]],
    summary:
      "Canyon X, the least crowded part of Antelope Canyon, and the Glen Canyon Dam overlook above the Colorado.",
    description:
      "<p>Canyon X is a section of the Antelope system a few miles upstream of the two famous ones, run by a Navajo family company. It opened to visitors later and gets fewer " +
      "groups, so there is time to stand still. There are two short slots, one of them with an X-shaped opening that gave the place its name.</p><p>A truck takes you " +
      "from the highway to the trailhead. A sandy path leads down into the wash, and you walk back up the same slope, " +
      "which is the only climb of the day. Tripods and bags stay in the van here too, but the guides leave you a little more time for pictures. " +
      "A phone with a night mode works well; so does any camera with a high ISO setting.</p><p>Afterward we stop above Lake Powell and at the Glen Canyon Dam overlook, where stairs cut " +
      "into the rock lead to a railing above the river. This tour skips Horseshoe Bend to make time for them. It is 275 miles each way, with two drivers, so " +
      "bring a book or a playlist.</p>",
    highlights: [
      "Two short slot canyons with a Navajo guide",
      "Smaller groups than in the upper and lower canyon",
      "Lake Powell and Glen Canyon Dam overlooks",
      "Help with camera settings on the way",
    ],
    durationHours: 14.5,
    overnight: false,
    ...road("antelope-canyon"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English"],
    priceAdult: 209,
    priceChild: 189,
    includes: [...longVanIncludes, navajoGuide, boxLunch],
    excludes: ["Dinner on the way home", tips],
    itinerary: [
      { time: "05:15", title: "First pick-up", text: "South end of the Strip first; we leave town at 5:55." },
      { time: "07:50", title: "St. George, Utah", text: "Twenty minutes for breakfast and restrooms." },
      { time: "10:55", title: "Canyon X", text: "Check-in, truck ride, both slots: two hours in all." },
      { time: "13:10", title: "Glen Canyon Dam overlook", text: "Stairs in the slickrock, and lunch. Fifty minutes." },
      { time: "14:10", title: "Lake Powell", text: "A stop above the lake; twenty-five minutes." },
      { time: "16:00", title: "Kanab, Utah", text: "Forty minutes for an early dinner." },
      { time: "19:45", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [walkingShoes, sunBag, bottle, coolBag, photoId, noBags],
    meetingPoints: pickups("north", "05:15"),
    cancellation: navajoTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. The path into the wash is short, steep and sandy, and you climb it again. Not suitable for wheelchairs.",
    timeZoneNote: pageClock,
    faq: [
      {
        question: "How does Canyon X differ from Upper and Lower?",
        answer:
          "<p>Same sandstone, same colors, fewer people. It is shorter and less sculpted than the lower canyon and has " +
          "fewer light beams than the upper one.</p>",
      },
      askAlone,
      askFlood,
    ],
    schedule: departures([1, 5], ["05:15"], 14, ["03-01", "11-15"]),
  },
  {
    id: 114,
    updated: "2026-10-04",
    slug: "antelope-canyon-and-zion-two-days",
    title: "Antelope Canyon and Zion in two days",
    tags: ["Antelope Canyon", "Zion National Park", "Horseshoe Bend", "Arizona", "Utah", "Two days"],
    destination: "antelope-canyon",
    categories: ["overnight", "small-group"],
    headerImage: view["horseshoe-bend"].src,
    images: [
      view["horseshoe-bend"],
      view["scene-1"],
      pictures["zion-national-park"]["checkerboard-mesa"],
      pictures["zion-national-park"].hero,
    ],
    summary:
      "Horseshoe Bend at sunset, Lower Antelope in the morning, an afternoon in Zion. One night in Page, and half the driving each day.",
    description:
      "<p>Nine hours on the road for one hour in a canyon is a lot. Two days make a trip of it. The first day goes to Page at an easy pace, with a long " +
      "lunch in Kanab, a walk at the Toadstools, where pale clay stands capped with dark stone, and Horseshoe Bend in the last light.</p><p>On the second " +
      "morning you are among the first in Lower Antelope Canyon with a Navajo guide. Then we drive back west and enter Zion from the east, over " +
      "the Zion–Mount Carmel Highway with its mile-long tunnel of 1930. Since June 2026 this road is closed to large vehicles; our van fits. At the tunnel’s east " +
      "end we walk the Canyon Overlook Trail, one mile round trip, if there is a place to park. In Zion Canyon you have two hours for Riverside Walk or " +
      "the Pa’rus Trail before we head home.</p><p>The clocks differ on this trip: Page keeps Arizona time and Zion Utah time. " +
      "Our times are Las Vegas time throughout.</p>",
    highlights: [
      "Horseshoe Bend in the evening light",
      "Lower Antelope Canyon on a morning tour",
      "Zion–Mount Carmel Highway and its tunnel",
      "Two hours in Zion Canyon",
    ],
    durationHours: 36,
    overnight: true,
    ...road("antelope-canyon"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English"],
    priceAdult: 499,
    priceChild: 449,
    priceNote: "Two people to a room; a single room adds $95",
    includes: [
      ...vanIncludes,
      navajoGuide,
      horseshoeEntrance,
      parkEntrance,
      "One night in a hotel in Page, two to a room",
      "Breakfast on day two",
    ],
    excludes: [nonResidentFee, "Lunches and dinner", "Single room supplement, $95", tips],
    itinerary: [
      { time: "08:00", title: "Day 1: first pick-up", text: "South end of the Strip first; we leave town at 8:40." },
      { time: "10:35", title: "St. George, Utah", text: "Twenty minutes for coffee." },
      { time: "12:30", title: "Kanab, Utah", text: "An hour for lunch." },
      { time: "14:20", title: "The Toadstools", text: "1.8 miles round trip, gentle, no shade. Skipped above 100 °F." },
      { time: "16:30", title: "Page, Arizona", text: "Check-in and rest." },
      { time: "Sunset", title: "Horseshoe Bend", text: "In the last hour of light; the time follows the season." },
      { time: "07:00", title: "Day 2: Lower Antelope Canyon", text: "Check-in, then an hour in the canyon." },
      { time: "09:00", title: "Leaving Page", text: "Back west on Highway 89." },
      {
        time: "11:15",
        title: "Zion, east entrance",
        text: "Checkerboard Mesa and, if there is parking, the Canyon Overlook Trail.",
      },
      {
        time: "13:15",
        title: "Zion Canyon",
        text: "Lunch (not included) in the park or Springdale, then two hours on foot.",
      },
      { time: "16:15", title: "Leaving Zion", text: "Down the Virgin River to Interstate 15." },
      {
        time: "20:00",
        title: "Back on the Strip",
        text: "After a stop in Mesquite. Drop-offs from downtown to the south end.",
      },
    ],
    stay: {
      name: "Slickrock House, Page",
      text: "Three stars, five minutes from where the canyon tour begins. Two queen beds, private bath, air conditioning, Wi-Fi, a pool in summer. Two people to a room. Breakfast is included. Bring a photo ID.",
    },
    bring: [walkingShoes, sunBag, bottle, "Warm layers for the evening", photoId, noBags],
    meetingPoints: pickups("north", "08:00"),
    cancellation: overnightTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. Ladders and stairs in Lower Antelope, three walks of one to two miles. The Canyon Overlook Trail has drop-offs. The van has no lift.",
    timeZoneNote: `${pageClock} Zion is on Utah time.`,
    faq: [askRooms, askLuggage, askFlood, askNonResident],
    schedule: departures([1, 4], ["08:00"], 14, ["03-01", "11-15"]),
  },
];
