import {
  askLuggage,
  askNonResident,
  askRooms,
  askWeather,
  bottle,
  boxLunch,
  boxLunchOnDayOne,
  departures,
  freeCancellationHours,
  longCoachIncludes,
  longVanIncludes,
  nonResidentFee,
  overnightTerms,
  parkEntrance,
  pickups,
  pictures,
  sunBag,
  tips,
  tourTerms,
  utahClock,
  vanIncludes,
  walkingShoes,
  warmJacket,
} from "#tests/stand-in/seed/common.ts";
import { road } from "#tests/stand-in/seed/roads.ts";
import type { TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["bryce-canyon-national-park"];

export const bryceCanyonNationalParkTours: TourSeed[] = [
  {
    id: 131,
    updated: "2026-08-14",
    slug: "bryce-canyon-day-tour",
    title: "Bryce Canyon day tour",
    tags: ["Bryce Canyon National Park", "Utah", "National park"],
    destination: "bryce-canyon-national-park",
    categories: ["day-tours", "family-tours"],
    headerImage: view.hero.src,
    images: [view.hero, view.square, view["scene-2"], view["scene-1"]],
    summary:
      "Three and a half hours among the hoodoos: the rim from Bryce Point to Sunset Point, and time to walk down between the spires.",
    description:
      "<p>Bryce Canyon is not a canyon but the edge of a plateau, eaten away by frost into thousands of stone spires called hoodoos. " +
      "The rim lies between 8,000 and 9,000 feet. On about half the days of the year it freezes at night and thaws by day, and that " +
      "is what makes the spires.</p><p>We begin at Bryce Point, with the widest view, and go on to Sunset Point. There you have more than two " +
      "hours. You can walk the paved stretch of the Rim Trail to Sunrise Point, which is half a mile and nearly level, or go down the Navajo Loop and " +
      "Queen’s Garden trails, 2.9 miles with a climb of about 600 feet back to the rim. The guide tells you which parts are open; ice closes " +
      "the steep side of the Navajo Loop in winter.</p><p>The way there follows the Virgin River Gorge and crosses Utah’s farm valleys. It is 260 miles, " +
      "so plan on nine hours of riding, shared by two drivers, and three of walking. For sunrise or stars, take the two-day tour.</p>",
    highlights: [
      "Bryce Point, Sunset Point and Sunrise Point",
      "Time for the Navajo Loop and Queen’s Garden, 2.9 miles",
      "A rim at 8,000 feet: cool even in July",
      "Virgin River Gorge from the window",
    ],
    durationHours: 14.5,
    overnight: false,
    ...road("bryce-canyon-national-park"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "German"],
    priceAdult: 149,
    priceChild: 129,
    includes: [...longCoachIncludes, parkEntrance, boxLunch],
    excludes: [nonResidentFee, "Dinner on the way home", tips],
    itinerary: [
      { time: "05:45", title: "First pick-up", text: "South end of the Strip first; we leave town at 6:25." },
      { time: "08:20", title: "St. George, Utah", text: "Twenty-five minutes for breakfast and restrooms." },
      { time: "11:25", title: "Bryce Point", text: "The widest view of the amphitheater. Thirty minutes." },
      {
        time: "12:10",
        title: "Sunset Point",
        text: "Free time on the Rim Trail or down among the hoodoos, two and a half hours.",
      },
      { time: "14:55", title: "Leaving the park", text: "Head count at the Sunset Point parking lot." },
      { time: "17:40", title: "Cedar City or St. George", text: "Forty minutes for dinner." },
      { time: "20:15", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [
      warmJacket,
      walkingShoes,
      sunBag,
      bottle,
      "From November to April: boots with a tread; we lend slip-on spikes",
    ],
    meetingPoints: pickups("north", "05:45"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy if you stay on the rim: Sunset Point to Sunrise Point is paved and usable with a wheelchair. The trails below the rim are steep " +
      "and have drop-offs. At 8,000 feet most visitors are short of breath on the way up.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "Is there snow?",
        answer:
          "<p>Often from November to April, and snow on red rock is worth seeing. The main road is plowed. Trails below the rim may be icy: " +
          "slip-on spikes are on board, and if you do not like ice, stay on the rim.</p>",
      },
      askNonResident,
      askWeather,
    ],
    schedule: departures([1, 3, 5, 6], ["05:45"], 50),
  },
  {
    id: 132,
    updated: "2026-10-03",
    slug: "bryce-canyon-and-zion-in-one-day",
    title: "Bryce Canyon and Zion in one day",
    tags: ["Bryce Canyon National Park", "Zion National Park", "Utah", "National park"],
    destination: "bryce-canyon-national-park",
    categories: ["day-tours", "small-group"],
    headerImage: view.square.src,
    images: [
      view.square,
      view.hero,
      pictures["zion-national-park"]["checkerboard-mesa"],
      pictures["zion-national-park"].hero,
    ],
    summary:
      "Two Utah parks in one long day by van: two hours at Bryce, the tunnel road through Zion, an hour in Zion Canyon.",
    description:
      "<p>This is our longest day. You see two parks and walk a little in each, and two drivers share about eleven hours on the road. If you would rather know one well, take " +
      "the single-park tours or the two-day trip.</p><p>We drive straight to Bryce Canyon, 260 miles, and look at the amphitheater from Inspiration Point and Sunset " +
      "Point. Two hours are enough for the rim, or for the upper part of the Navajo Loop if you walk briskly. Then the road " +
      "goes south to the east entrance of Zion.</p><p>The Zion–Mount Carmel Highway is the reason for the van. It winds past Checkerboard Mesa, goes through a tunnel " +
      "of more than a mile and drops in switchbacks into Zion Canyon. Since June 2026 large coaches may no longer use it. At the visitor center you have an hour for " +
      "the first part of the Pa’rus Trail, which is paved and follows the river under the Watchman. There is no time for the park shuttle on this tour.</p><p>Both " +
      "parks keep Utah time, an hour ahead of Las Vegas. Sunset comes early from November on, so the tour pauses in winter.</p>",
    highlights: [
      "Inspiration Point and Sunset Point at Bryce Canyon",
      "Zion–Mount Carmel Highway and tunnel, closed to large coaches",
      "The Watchman from the Pa’rus Trail",
      "14 guests at most",
    ],
    durationHours: 16,
    overnight: false,
    ...road("bryce-canyon-national-park"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English", "German"],
    priceAdult: 209,
    priceChild: 189,
    includes: [...longVanIncludes, parkEntrance, boxLunch],
    excludes: [nonResidentFee, "Dinner on the way home", tips],
    itinerary: [
      { time: "05:00", title: "First pick-up", text: "South end of the Strip first; we leave town at 5:40." },
      { time: "07:35", title: "St. George, Utah", text: "Fifteen minutes for coffee and restrooms." },
      { time: "10:25", title: "Inspiration Point", text: "The first view, 25 minutes." },
      { time: "11:00", title: "Sunset Point", text: "An hour and a half on the rim or down the Navajo Loop." },
      { time: "12:30", title: "Leaving Bryce Canyon", text: "Box lunch on board or at a picnic table in Red Canyon." },
      {
        time: "14:40",
        title: "Zion, east entrance",
        text: "Checkerboard Mesa, then the tunnel road with two short stops.",
      },
      { time: "16:00", title: "Zion visitor center", text: "An hour on the Pa’rus Trail." },
      { time: "17:10", title: "Springdale or St. George", text: "Forty minutes for dinner on the way out." },
      { time: "21:00", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    bring: [warmJacket, walkingShoes, sunBag, bottle],
    meetingPoints: pickups("north", "05:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy, but long: about eleven hours in the van, with two drivers. The rim path at Sunset Point and the Pa’rus Trail are paved. The van has no lift.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "Is one day enough for both?",
        answer:
          "<p>For a first look, yes. For a hike, no. If you can stay a night, our two-day tour gives each park about half a day.</p>",
      },
      askNonResident,
      askWeather,
    ],
    schedule: departures([2, 4, 6], ["05:00"], 14, ["03-15", "10-31"]),
  },
  {
    id: 133,
    updated: "2026-09-03",
    slug: "bryce-canyon-stars-and-sunrise-two-days",
    title: "Bryce Canyon stars and sunrise, two days",
    tags: ["Bryce Canyon National Park", "Zion National Park", "Utah", "National park", "Two days"],
    destination: "bryce-canyon-national-park",
    categories: ["overnight", "small-group", "photography"],
    headerImage: view.night.src,
    images: [view.night, view.hero, view["scene-2"], pictures["zion-national-park"].hero],
    summary:
      "Zion on the way, a night under one of the darkest skies in the country, and sunrise over the hoodoos at Bryce Point.",
    description:
      "<p>Bryce Canyon faces east. The first sun comes through the spires from behind and lights them from within, and half an hour later it is over. A day trip " +
      "from Las Vegas cannot reach it. Or the night: the park is an International Dark Sky Park, and at 8,000 feet the air is thin and dry. On a moonless " +
      "night the Milky Way is easy to see with the naked eye.</p><p>The first day goes to Zion, with three hours in the canyon, and over the tunnel road to the plateau. We " +
      "stay in a simple, good lodge just outside the park. After dinner the guide drives you to the rim and names what is up there. Bring a red light if " +
      "you have one.</p><p>On the second morning we stand at Bryce Point before sunrise. After breakfast a guided walk goes down Queen’s Garden and up the Navajo Loop, " +
      "2.9 miles with about 600 feet of climbing. We do it in the easier direction. Around noon we start back.</p><p>Check the moon before you choose a date. " +
      "The week around the new moon is darkest; a full moon hides most stars but lights the hoodoos.</p>",
    highlights: [
      "Three hours in Zion on the way",
      "Guided night sky at the rim, weather permitting",
      "Sunrise at Bryce Point",
      "Guided walk on Queen’s Garden and the Navajo Loop",
    ],
    durationHours: 33.75,
    overnight: true,
    ...road("bryce-canyon-national-park"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English", "German"],
    priceAdult: 489,
    priceChild: 439,
    priceNote: "Two people to a room; a single room adds $90",
    includes: [
      ...vanIncludes,
      parkEntrance,
      "One night in a lodge near the park, two to a room",
      boxLunchOnDayOne,
      "Breakfast on day two",
    ],
    excludes: [nonResidentFee, "Dinner on day one, meals on the way home", "Single room supplement, $90", tips],
    itinerary: [
      { time: "07:00", title: "Day 1: first pick-up", text: "South end of the Strip first; we leave town at 7:40." },
      { time: "09:35", title: "St. George, Utah", text: "Twenty minutes for coffee." },
      {
        time: "10:55",
        title: "Zion Canyon",
        text: "Riverside Walk or the Pa’rus Trail, and the box lunch. Three hours.",
      },
      { time: "14:00", title: "Zion–Mount Carmel Highway", text: "The tunnel and Checkerboard Mesa." },
      { time: "16:45", title: "Lodge near Bryce Canyon", text: "Check-in, rest, dinner nearby." },
      {
        time: "After dark",
        title: "Night sky at the rim",
        text: "An hour and a half after sunset, for about an hour.",
      },
      { time: "Sunrise", title: "Day 2: Bryce Point", text: "We leave the lodge 45 minutes before the sun rises." },
      { time: "07:15", title: "Breakfast", text: "At the lodge; bags into the van." },
      {
        time: "08:30",
        title: "Queen’s Garden and Navajo Loop",
        text: "Guided, 2.9 miles, about two and a half hours.",
      },
      { time: "11:30", title: "Leaving Bryce Canyon", text: "After a last look from Inspiration Point." },
      { time: "13:15", title: "Cedar City, Utah", text: "Late lunch, 45 minutes." },
      { time: "16:45", title: "Back on the Strip", text: "Drop-offs from downtown to the south end." },
    ],
    stay: {
      name: "A lodge outside the park",
      text: "Simple, warm and dark at night, at 7,700 feet. Two queen beds, private bath and heating; Wi-Fi is slow, and there is no elevator. Two people to a room. Breakfast is included. Bring a photo ID.",
    },
    bring: [
      warmJacket,
      "Hat and gloves: it can freeze at night even in June",
      walkingShoes,
      bottle,
      sunBag,
      "Red flashlight and tripod if you have them",
    ],
    meetingPoints: pickups("north", "07:00"),
    cancellation: overnightTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. The walk below the rim is steep in parts and above 7,500 feet; you can stay on the level rim path instead. The van has no lift.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "What if it is cloudy?",
        answer:
          "<p>Then the guide talks about the sky by the fire, and the sunrise is often better for it. Clouds alone are not grounds for a refund.</p>",
      },
      askRooms,
      askLuggage,
      askNonResident,
    ],
    schedule: departures([1, 4], ["07:00"], 14, ["04-01", "10-31"]),
  },
];
