import {
  askLuggage,
  askRestroom,
  askRooms,
  askWeather,
  bottle,
  boxLunch,
  coachIncludes,
  coolBag,
  departures,
  freeCancellationHours,
  noTimeDifference,
  overnightTerms,
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

const view = pictures["death-valley"];

/** No tours in the hot months: the valley floor is above 100 °F on most days from May to September. */
const SEASON: [string, string] = ["10-01", "04-30"];

const askSummer: QuestionSeed = {
  question: "Why is there no tour in summer?",
  answer:
    "<p>Because it is not safe to walk there. The valley floor passes 110 °F on most afternoons from June to September, and the park itself " +
    "advises against hiking at low elevations after 10 AM. We run from October to April.</p>",
};

export const deathValleyTours: TourSeed[] = [
  {
    id: 161,
    updated: "2026-10-14",
    slug: "death-valley-day-tour",
    title: "Death Valley day tour",
    tags: ["Death Valley", "California", "National park"],
    destination: "death-valley",
    categories: ["day-tours"],
    headerImage: view["scene-1"].src,
    images: [view["scene-1"], view.hero, view.dunes],
    summary:
      "From the badlands at Zabriskie Point to the salt of Badwater, 282 feet below sea level. October to April only.",
    description:
      "<p>Death Valley is the lowest, driest and hottest of the national parks, and in the cool half of the year one of the most " +
      "rewarding. It is 125 miles from the Strip to Furnace Creek, by way of Pahrump and the California line.</p><p>We stop first at " +
      "Zabriskie Point, above yellow badlands that were once the mud of a lake. Then comes Badwater Basin, at 282 feet below sea level the " +
      "lowest ground in North America. You can walk out on the salt; after half a mile the footprints end and the " +
      "polygons begin. At Furnace Creek there is lunch and the visitor center. In the afternoon we see the wagons of the twenty-mule teams at Harmony " +
      "Borax Works and walk into the dunes at Mesquite Flat. Artists Drive and Dante’s View are not on this tour: their roads are closed to " +
      "vehicles over 25 feet. Our small-group van goes there.</p><p>There are no tours from May to September. The heat then is " +
      "dangerous.</p>",
    highlights: [
      "Badwater Basin, 282 feet below sea level",
      "Zabriskie Point above the badlands",
      "Lunch stop and visitor center at Furnace Creek",
      "Mesquite Flat sand dunes",
    ],
    durationHours: 12,
    overnight: false,
    ...road("death-valley"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "German"],
    priceAdult: 139,
    priceChild: 119,
    includes: [...coachIncludes, parkEntrance, boxLunch],
    excludes: ["Dinner", tips],
    itinerary: [
      { time: "06:30", title: "First pick-up", text: "Downtown first; we leave town at 7:10." },
      { time: "08:20", title: "Pahrump, Nevada", text: "Twenty minutes for coffee and restrooms." },
      { time: "10:00", title: "Zabriskie Point", text: "A short paved climb to the overlook. Thirty minutes." },
      { time: "11:00", title: "Badwater Basin", text: "An hour on the salt flat." },
      { time: "12:30", title: "Furnace Creek", text: "Box lunch in the shade, visitor center, restrooms. One hour." },
      {
        time: "13:35",
        title: "Harmony Borax Works",
        text: "The twenty-mule-team wagons and a short paved loop. Twenty-five minutes.",
      },
      { time: "14:35", title: "Mesquite Flat", text: "Forty minutes in the sand dunes." },
      { time: "18:30", title: "Back in Las Vegas", text: "After a stop in Pahrump. Drop-offs end downtown." },
    ],
    bring: [bottle, sunBag, walkingShoes, coolBag, "Wet wipes: salt is sticky"],
    meetingPoints: pickups("south", "06:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. Badwater has a ramp and a boardwalk to the salt; beyond it the surface is rough. The path at Zabriskie Point is paved and steep. " +
      "At the dunes you walk in sand, or wait on a bench.",
    timeZoneNote: noTimeDifference,
    faq: [askSummer, askRestroom, askWeather],
    schedule: departures([1, 3, 5, 6], ["06:30"], 50, SEASON),
  },
  {
    id: 162,
    updated: "2026-08-27",
    slug: "death-valley-small-group-artists-drive",
    title: "Death Valley with Artists Drive and Dante’s View",
    tags: ["Death Valley", "California", "National park"],
    destination: "death-valley",
    categories: ["day-tours", "small-group"],
    headerImage: view["artists-palette"].src,
    images: [view["artists-palette"], view["scene-1"], view.hero],
    summary:
      "By van, on roads coaches can’t take: down from Dante’s View to the salt, Artists Drive, and a walk in Golden Canyon. October to April.",
    description:
      "<p>Two of the best roads in Death Valley are closed to vehicles over 25 feet. Our van is shorter, and this day is built around them.</p><p>We begin high, at Dante’s View, 5,475 feet " +
      "above the sea and more than a mile above the salt of Badwater. In the morning the sun is behind you and lights the whole valley. From there we go down to " +
      "Zabriskie Point and the visitor center, and have lunch under the palms of Furnace Creek.</p><p>In the afternoon the group walks into Golden Canyon, one mile " +
      "in and one mile out between yellow walls, gently uphill. Then comes Badwater Basin, 282 feet below sea level, with time to go out to where the salt is clean. Artists Drive is last, because its greens and " +
      "pinks are strongest when the sun is low; the colors come from metals in volcanic ash.</p><p>It is 125 miles each way. The guide carries ten gallons of water, and you will be " +
      "asked more than once how much you have drunk.</p>",
    highlights: [
      "Dante’s View, a mile above Badwater",
      "Artists Drive in the late light",
      "Guided walk in Golden Canyon, two miles round trip",
      "14 guests at most",
    ],
    durationHours: 12,
    overnight: false,
    ...road("death-valley"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English", "German"],
    priceAdult: 199,
    priceChild: 179,
    includes: [...vanIncludes, parkEntrance, boxLunch],
    excludes: ["Dinner", tips],
    itinerary: [
      { time: "06:30", title: "First pick-up", text: "Downtown first; we leave town at 7:10." },
      { time: "08:20", title: "Pahrump, Nevada", text: "Fifteen minutes for coffee and restrooms." },
      { time: "10:00", title: "Dante’s View", text: "Forty minutes above the whole valley. It is windy and cool." },
      { time: "11:15", title: "Zabriskie Point", text: "The badlands, 25 minutes." },
      { time: "11:50", title: "Furnace Creek", text: "Visitor center and box lunch. Fifty minutes." },
      { time: "12:50", title: "Golden Canyon", text: "Two miles with the guide." },
      { time: "14:30", title: "Badwater Basin", text: "Fifty minutes on the salt." },
      { time: "15:35", title: "Artists Drive", text: "Nine miles one way, with a stop at the Palette." },
      { time: "18:30", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [bottle, sunBag, walkingShoes, "A windproof jacket for Dante’s View"],
    meetingPoints: pickups("south", "06:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy to moderate. Two miles on gravel in Golden Canyon, which you can skip. Dante’s View, Zabriskie Point and Badwater can be seen from paved places. The van has no lift.",
    timeZoneNote: noTimeDifference,
    faq: [askSummer, askRestroom, askWeather],
    schedule: departures([0, 2, 4, 6], ["06:30"], 14, SEASON),
  },
  {
    id: 163,
    updated: "2026-10-04",
    slug: "death-valley-dark-sky-two-days",
    title: "Death Valley dark sky, two days",
    tags: ["Death Valley", "California", "National park", "Two days"],
    destination: "death-valley",
    categories: ["overnight", "small-group", "photography"],
    headerImage: view["scene-2"].src,
    images: [view["scene-2"], view.rhyolite, view["scene-1"], view.hero],
    summary:
      "Dunes at sunset, a night without city light, Zabriskie Point at sunrise. One night inside the park. October to April.",
    description:
      "<p>Death Valley is an International Dark Sky Park. There is little light in the valley, less cloud than almost anywhere in the country, and mountains that block the glow of the " +
      "cities. On a clear winter night without a moon you see thousands of stars with the naked eye.</p><p>On the first day we drive in by way of Rhyolite, a gold town of 1905 that was empty within a " +
      "dozen years, and reach the dunes at Mesquite Flat for the evening. The guide finds a place without footprints. After dinner we drive to Badwater or the Harmony Borax Works and " +
      "spend an hour and a half with the lights off. You learn to set a camera on a tripod for the stars; we lend six tripods.</p><p>The second day begins at Zabriskie Point, where the first sun " +
      "touches the Panamints and then Manly Beacon. After breakfast come Artists Drive, Badwater Basin by day, and Dante’s View on the way out.</p><p>You sleep inside the park, at Furnace Creek or " +
      "Stovepipe Wells. Check the moon before you choose a date: the week around the new moon is darkest.</p>",
    highlights: [
      "Sunset in the dunes at Mesquite Flat",
      "Guided night sky and star photography, weather permitting",
      "Sunrise at Zabriskie Point",
      "Rhyolite ghost town, Artists Drive, Badwater, Dante’s View",
    ],
    durationHours: 31,
    overnight: true,
    ...road("death-valley"),
    groupSizeMax: 12,
    minimumAge: 10,
    languages: ["English"],
    priceAdult: 449,
    priceChild: 419,
    priceNote: "Two people to a room; a single room adds $120",
    includes: [
      ...vanIncludes,
      parkEntrance,
      "One night in a hotel inside the park, two to a room",
      "Breakfast and lunch on day two",
      "A tripod to borrow",
    ],
    excludes: ["Lunch and dinner on day one", "Single room supplement, $120", tips],
    itinerary: [
      { time: "09:30", title: "Day 1: first pick-up", text: "Downtown first; we leave town at 10:10." },
      { time: "12:00", title: "Beatty, Nevada", text: "Lunch stop, an hour." },
      { time: "13:10", title: "Rhyolite", text: "Bank, depot and bottle house. Fifty minutes." },
      { time: "14:50", title: "Hotel in the park", text: "Check-in and rest." },
      {
        time: "Sunset",
        title: "Mesquite Flat dunes",
        text: "For the last hour and a half of light; the time follows the season.",
      },
      { time: "After dinner", title: "Night sky", text: "An hour and a half with the lights off." },
      { time: "Sunrise", title: "Day 2: Zabriskie Point", text: "There half an hour before sunrise." },
      { time: "08:00", title: "Breakfast", text: "At the hotel; bags into the van." },
      { time: "09:30", title: "Artists Drive and Badwater Basin", text: "Two hours with walks on the salt." },
      { time: "12:15", title: "Dante’s View", text: "Box lunch, a mile above the salt." },
      { time: "16:30", title: "Back in Las Vegas", text: "After a stop in Pahrump. Drop-offs end downtown." },
    ],
    stay: {
      name: "Furnace Creek or Stovepipe Wells",
      text: "A hotel inside the park; we tell you which one a week before. Private bath and air conditioning; expect slow Wi-Fi and no cell signal. Two people to a room. Breakfast is included. Bring a photo ID.",
    },
    bring: [
      coolBag,
      "A warm jacket, hat and gloves for the night",
      walkingShoes,
      sunBag,
      bottle,
      "Flashlight with a red light, camera, spare battery",
    ],
    meetingPoints: pickups("south", "09:30"),
    cancellation: overnightTerms,
    freeCancellationHours,
    accessibility: "Moderate. Walking in soft sand and in the dark, on uneven ground. The van has no lift.",
    timeZoneNote: noTimeDifference,
    faq: [
      {
        question: "Do I need a big camera?",
        answer:
          "<p>No. A recent phone with a night mode on one of our tripods works well. With a camera, bring the widest lens you have.</p>",
      },
      askRooms,
      askLuggage,
      askSummer,
    ],
    schedule: departures([1, 4], ["09:30"], 12, SEASON),
  },
];
