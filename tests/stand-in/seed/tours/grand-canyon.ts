import {
  arizonaClock,
  askLuggage,
  askNonResident,
  askRestroom,
  askRooms,
  askWeather,
  bottle,
  boxLunch,
  boxLunchOnDayOne,
  coachIncludes,
  coolBag,
  departures,
  EVERY_DAY,
  freeCancellationHours,
  illustration,
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
  vanIncludes,
  walkingShoes,
  warmJacket,
} from "#tests/stand-in/seed/common.ts";
import { road } from "#tests/stand-in/seed/roads.ts";
import type { TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["grand-canyon"];

const photoIdForHotel = "Photo ID for the hotel";

export const grandCanyonTours: TourSeed[] = [
  {
    id: 101,
    updated: "2026-09-21",
    slug: "grand-canyon-south-rim-day-tour",
    title: "Grand Canyon South Rim day tour",
    tags: ["Grand Canyon", "South Rim", "Arizona", "National park"],
    destination: "grand-canyon",
    categories: ["day-tours", "family-tours"],
    headerImage: view["mather-point"].src,
    images: [view["mather-point"], view.hero, view.kingman],
    summary:
      "The national park itself in one long day: Mather Point, three and a half hours on the South Rim, and somebody else to drive the 560 miles.",
    description:
      "<p>The South Rim is the canyon most people have in mind: a mile deep, ten miles across on average, with the Colorado River " +
      "far below. It is also 280 miles from the Strip. This tour is for travelers who have one day for it and would rather look out " +
      "the window than drive.</p><p>You spend about three and a half hours on the rim. First we stop at Mather Point, where the " +
      "canyon opens below the railing. Then the coach goes on to Grand Canyon Village, where you can walk the Rim Trail, " +
      "which is paved and nearly level, visit the Yavapai Geology Museum, or sit on a bench with your lunch. The driver-guide explains " +
      "on the way what you are looking at and how old each layer is.</p><p>It is a long day: fifteen hours, about ten of them on the road, with a stop in Kingman each way. Two drivers " +
      "share the wheel. If that sounds like too much, the West Rim is less than half as far, and our two-day tour " +
      "adds sunset and sunrise.</p>",
    highlights: [
      "About 3.5 hours on the South Rim inside Grand Canyon National Park",
      "Mather Point and Grand Canyon Village",
      "Free time on the paved, nearly level Rim Trail",
      "Geology and history along the road, from your guide",
    ],
    durationHours: 15,
    overnight: false,
    ...road("south-rim"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "Spanish"],
    priceAdult: 129,
    priceChild: 109,
    includes: [...longCoachIncludes, parkEntrance, boxLunch],
    excludes: [nonResidentFee, "Breakfast on the way, and dinner on the way home", tips],
    itinerary: [
      {
        time: "05:45",
        title: "First pick-up",
        text: "Downtown first, then down the Strip; we leave town at 6:25.",
      },
      {
        time: "08:15",
        title: "Kingman, Arizona",
        text: "Twenty-five minutes for coffee, breakfast and restrooms on Route 66. Later, a short stop in Williams, and the line at the park gate.",
      },
      {
        time: "11:55",
        title: "Mather Point",
        text: "First look into the canyon, five minutes on foot from the coach. 45 minutes.",
      },
      {
        time: "12:50",
        title: "Grand Canyon Village",
        text: "Two and a half hours to yourself: Rim Trail, historic lodges, museum.",
      },
      { time: "15:25", title: "Leaving the rim", text: "A head count, then south through the pine forest." },
      { time: "18:10", title: "Kingman, on the way back", text: "Forty minutes for dinner." },
      { time: "20:45", title: "Back on the Strip", text: "Drop-offs in reverse order of the pick-ups." },
    ],
    bring: [warmJacket, walkingShoes, sunBag, bottle, "Something for the drive: a book, headphones, a neck pillow"],
    meetingPoints: pickups("south", "05:45"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. Mather Point and the Rim Trail in the Village are paved and usable with a wheelchair. The coach has steps; a lift " +
      "coach is available if you tell us a week ahead. The rim is at 7,000 feet, so take slopes slowly.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "Is the Skywalk on this tour?",
        answer:
          "<p>No. The glass Skywalk is at Grand Canyon West, on Hualapai land, about 240 road miles from the South Rim. See our " +
          "West Rim tours.</p>",
      },
      askNonResident,
      askRestroom,
      askWeather,
    ],
    schedule: departures(EVERY_DAY, ["05:45"], 50),
  },
  {
    id: 102,
    updated: "2026-11-02",
    slug: "grand-canyon-south-rim-small-group",
    title: "Grand Canyon South Rim in a small group",
    tags: ["Grand Canyon", "South Rim", "Arizona", "National park"],
    destination: "grand-canyon",
    categories: ["day-tours", "small-group"],
    headerImage: view["rim-road"].src,
    images: [view["rim-road"], view["mather-point"], view.square],
    summary:
      "A van, and a guide who walks the rim with you: four hours in the park, with a guided walk on the Rim Trail.",
    description:
      "<p>A van needs less time than a coach. It loads faster, makes shorter stops and parks closer, and that gives you about four hours on the rim " +
      "instead of three and a half.</p><p>We start at Mather Point and walk together to Yavapai Point, three quarters of a mile, paved and nearly level. The " +
      "Geology Museum there has a wall of windows over the inner gorge, which is useful when it rains.</p><p>After lunch we walk the first part of the Trail of Time, " +
      "which the park laid out from the museum to the Village: each long step stands for a million years, and samples of the rock in the canyon walls line " +
      "the path. The van meets us on the way, and you have an hour to yourself at the historic " +
      "lodges. If you like, go a few hundred yards down the Bright Angel Trail, far enough to look up at the rim. The way back takes " +
      "twice as long.</p><p>The drive is the same 280 miles as by coach, with a stop in Kingman both ways and two drivers.</p>",
    highlights: [
      "About four hours on the South Rim",
      "Guided walk from Mather Point to Yavapai Point and onto the Trail of Time",
      "Geology Museum above the inner gorge",
      "14 guests at most",
    ],
    durationHours: 14.5,
    overnight: false,
    ...road("south-rim"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English"],
    priceAdult: 219,
    priceChild: 199,
    includes: [...longVanIncludes, parkEntrance, boxLunch],
    excludes: [nonResidentFee, "Dinner on the way home", tips],
    itinerary: [
      { time: "05:45", title: "First pick-up", text: "Downtown first; we leave town at 6:25." },
      { time: "08:10", title: "Kingman, Arizona", text: "Twenty minutes for coffee and restrooms." },
      {
        time: "11:30",
        title: "Mather Point",
        text: "First view, then the guided walk along the rim to Yavapai Point.",
      },
      {
        time: "12:50",
        title: "Yavapai Geology Museum",
        text: "Lunch on the terrace, or indoors in bad weather.",
      },
      { time: "13:45", title: "Trail of Time", text: "Half a mile of it with the guide; the van picks us up." },
      { time: "14:25", title: "Grand Canyon Village", text: "An hour to yourself." },
      { time: "15:25", title: "Leaving the rim", text: "South through Tusayan and Williams." },
      { time: "17:50", title: "Kingman, on the way back", text: "Thirty minutes for dinner." },
      { time: "20:15", title: "Back on the Strip", text: "Drop-offs in reverse order of the pick-ups." },
    ],
    bring: [warmJacket, walkingShoes, sunBag, bottle],
    meetingPoints: pickups("south", "05:45"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy to moderate. The guided walks are paved and nearly level, a little over a mile in all, at 7,000 feet. The van has one high step and no lift.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "What if I cannot walk that far?",
        answer:
          "<p>The van goes ahead to Yavapai Point, and the guide takes you there with it. Tell us in the morning.</p>",
      },
      askNonResident,
      askRestroom,
    ],
    schedule: departures([0, 2, 4, 6], ["05:45"], 14),
  },
  {
    id: 103,
    updated: "2026-10-19",
    slug: "grand-canyon-west-rim-day-tour",
    title: "Grand Canyon West Rim day tour",
    tags: ["Grand Canyon", "West Rim", "Arizona", "Hualapai land"],
    destination: "grand-canyon",
    categories: ["day-tours", "family-tours"],
    headerImage: view["guano-point"].src,
    images: [view["guano-point"], view.skywalk, pictures["hoover-dam"]["scene-1"]],
    summary:
      "Less than half the distance of the South Rim: Eagle Point and Guano Point on Hualapai land, four hours at the edge, back for dinner.",
    description:
      "<p>Grand Canyon West is 125 miles from the Strip and two and a half hours by road. It is not part of the national park. The land " +
      "belongs to the Hualapai Tribe, who built the roads, run the shuttle between the viewpoints and keep the income. National park passes " +
      "are not valid here; the general admission is in our price.</p><p>There are two main viewpoints. Eagle Point is named for a rock formation across a side " +
      "canyon that looks like a bird with spread wings. The Skywalk is here too, a horseshoe of glass that reaches 70 feet beyond the rim. Its ticket is " +
      "separate, and you can buy it there. At Guano Point a rocky spur gives a view up and down the river, and a short scramble leads to its highest knoll. " +
      "Many people like it best.</p><p>The canyon here is lower and drier than at the South Rim, about 4,000 feet deep, and there are hardly any " +
      "railings. Hold children by the hand. On the way we cross one of the large Joshua tree forests of Arizona.</p>",
    highlights: [
      "Grand Canyon West admission in the price",
      "Eagle Point and Guano Point by shuttle, at your own pace",
      "Skywalk possible, ticket not included",
      "Joshua tree forest on the way",
    ],
    durationHours: 11,
    overnight: false,
    ...road("west-rim"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "Spanish", "German"],
    priceAdult: 139,
    priceChild: 119,
    includes: [...coachIncludes, "Grand Canyon West general admission and viewpoint shuttle", boxLunch],
    excludes: ["Skywalk ticket", "Other activities at Grand Canyon West", tips],
    itinerary: [
      { time: "07:00", title: "First pick-up", text: "Downtown first; we leave town at 7:40." },
      {
        time: "08:30",
        title: "Hoover Dam bypass",
        text: "We cross the Colorado on the memorial bridge and see the lake, without a stop.",
      },
      { time: "09:15", title: "Dolan Springs, Arizona", text: "Fifteen minutes for restrooms, then the Joshua trees." },
      { time: "10:25", title: "West Rim", text: "Tickets, the shuttle, and when to meet for the ride home." },
      {
        time: "10:45",
        title: "Eagle Point",
        text: "And Guano Point: nearly four hours to yourself, with the hop-on shuttle.",
      },
      { time: "14:45", title: "Leaving", text: "Meet at the main terminal." },
      { time: "18:00", title: "Back in Las Vegas", text: "After a stop on the way. Drop-offs end downtown." },
    ],
    bring: [sunBag, bottle, walkingShoes, coolBag, "A hat that stays on: the rim is windy"],
    meetingPoints: pickups("south", "07:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy. Eagle Point is mostly level; Guano Point is rough underfoot. The Hualapai shuttle has accessible vehicles. Edges are unfenced in most places.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "Can I use my phone on the Skywalk?",
        answer:
          "<p>For many years personal items had to stay in a locker. The rule is the tribe’s and has changed over time, so ask at the ticket " +
          "desk on the day. Everywhere else you can take pictures.</p>",
      },
      {
        question: "West Rim or South Rim?",
        answer:
          "<p>The West Rim if you have a normal day and want to stand close to the edge. The South Rim if you want the deep, wide canyon " +
          'of the national park and accept 15 hours for it. Our <a href="/blog/south-rim-or-west-rim">blog</a> compares the two.</p>',
      },
      askWeather,
    ],
    schedule: departures(EVERY_DAY, ["07:00"], 50),
  },
  {
    id: 104,
    updated: "2026-10-02",
    slug: "grand-canyon-west-rim-and-hoover-dam-small-group",
    title: "West Rim and Hoover Dam in a small group",
    tags: ["Grand Canyon", "West Rim", "Hoover Dam", "Arizona", "Hualapai land"],
    destination: "grand-canyon",
    categories: ["day-tours", "small-group"],
    headerImage: view.skywalk.src,
    images: [view.skywalk, view["guano-point"], pictures["hoover-dam"].hero],
    summary: "Grand Canyon West before the midday crowd, then the view of Hoover Dam from the bridge.",
    description:
      "<p>The two places lie on the same road, so it makes sense to see both in one day. We leave early and reach Grand Canyon West around ten, when the " +
      "first shuttles have room. You have three and a half hours at Eagle Point and Guano Point. The guide comes along to Guano Point, explains what the old " +
      "cable tower was for, and leads those who want to the top of the knoll.</p><p>Grand Canyon West is on Hualapai land and not in the " +
      "national park. General admission is included. The Skywalk is not; many guests find the open edge beside it " +
      "just as good.</p><p>On the way home we stop at the memorial bridge downstream of Hoover Dam. From its footpath, nearly 900 feet above the river, you see the whole " +
      "face of the dam. The stop takes 45 minutes with the stairs. To walk on the dam itself, choose the half-day tour. We are back on the Strip in time for an " +
      "evening show.</p>",
    highlights: [
      "At the West Rim around ten in the morning",
      "Guided part at Guano Point",
      "Hoover Dam from the memorial bridge",
      "14 guests at most",
    ],
    durationHours: 11,
    overnight: false,
    ...road("west-rim"),
    groupSizeMax: 14,
    minimumAge: 6,
    languages: ["English", "Spanish"],
    priceAdult: 189,
    priceChild: 169,
    includes: [...vanIncludes, "Grand Canyon West general admission and viewpoint shuttle", boxLunch],
    excludes: ["Skywalk ticket", tips],
    itinerary: [
      { time: "06:30", title: "First pick-up", text: "Downtown first; we leave town at 7:10." },
      { time: "08:35", title: "Dolan Springs, Arizona", text: "Fifteen minutes for restrooms." },
      { time: "09:50", title: "Eagle Point", text: "An hour and a half to yourself, with or without the Skywalk." },
      { time: "11:30", title: "Guano Point", text: "Lunch with a view, then the knoll with the guide. Two hours." },
      { time: "13:40", title: "Leaving", text: "West through the Joshua trees." },
      { time: "15:35", title: "Memorial bridge", text: "The face of Hoover Dam; 45 minutes." },
      { time: "17:30", title: "Back in Las Vegas", text: "Drop-offs end downtown." },
    ],
    bring: [sunBag, bottle, walkingShoes, coolBag],
    meetingPoints: pickups("south", "06:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy to moderate. The knoll at Guano Point is a short scramble and can be left out. The bridge has a ramp as well as stairs. The van has no lift.",
    timeZoneNote: arizonaClock,
    faq: [
      {
        question: "Do we walk on the dam?",
        answer:
          "<p>No. You see it from the bridge. The road over the dam needs a security check, and the day is full without it.</p>",
      },
      askRestroom,
      askWeather,
    ],
    schedule: departures([1, 3, 5, 6], ["06:30"], 14),
  },
  {
    id: 105,
    updated: "2026-09-02",
    slug: "grand-canyon-sunset-and-sunrise-two-days",
    title: "Grand Canyon sunset and sunrise, two days",
    tags: ["Grand Canyon", "South Rim", "Arizona", "National park", "Two days"],
    destination: "grand-canyon",
    categories: ["overnight", "small-group", "photography"],
    headerImage: view["desert-view"].src,
    images: [view["desert-view"], view["mather-point"], view["scene-2"], view["rim-road"]],
    summary:
      "Sunset on Hermit Road, stars from the rim, sunrise at Mather Point, and a night in Tusayan. Mid-March to October.",
    description:
      "<p>The canyon is at its best when the day coaches have left. This tour stays the night in Tusayan, seven miles from the rim, " +
      "so you see sunset, stars and sunrise.</p><p>On the first day we reach the South Rim in the early afternoon, walk part of the Rim Trail and go " +
      "out on Hermit Road to Hopi Point or its neighbor Mohave Point for the sunset. The park is an International Dark Sky Park; if it is clear we stop " +
      "at the rim after dinner for half an hour with the lights off.</p><p>The second day starts before dawn at Mather Point. After breakfast you have a " +
      "choice: a guided walk on the upper South Kaibab Trail to Ooh Aah Point, 1.8 miles round trip with a climb of nearly 800 feet on the way back, or a quiet morning " +
      "on the rim. Late in the morning we drive east along Desert View Drive to the Watchtower, the stone tower that Mary Colter designed, finished in 1932. From there it " +
      "is a long way home, with a stop in Seligman on old Route 66.</p>",
    highlights: [
      "Sunset on Hermit Road and sunrise at Mather Point",
      "Night sky at the rim, weather permitting",
      "Guided walk to Ooh Aah Point when the trail is dry, or a free morning",
      "Desert View Watchtower",
    ],
    durationHours: 37.25,
    overnight: true,
    ...road("south-rim"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English"],
    priceAdult: 479,
    priceChild: 429,
    priceNote: "Two people to a room; a single room adds $110",
    includes: [
      ...vanIncludes,
      parkEntrance,
      "One night at the Ponderosa Rim Inn in Tusayan, three stars, two to a room",
      boxLunchOnDayOne,
      "Breakfast on day two",
    ],
    excludes: [nonResidentFee, "Dinner on both days, lunch on day two", "Single room supplement, $110", tips],
    itinerary: [
      { time: "07:30", title: "Day 1: first pick-up", text: "Downtown first; we leave town at 8:10." },
      { time: "09:55", title: "Kingman, Arizona", text: "Twenty minutes for coffee." },
      { time: "13:15", title: "South Rim", text: "Lunch at Mather Point, then a guided mile on the Rim Trail." },
      {
        time: "15:30",
        title: "Tusayan, Arizona",
        text: "Check-in at the Ponderosa Rim Inn, then an hour’s rest.",
      },
      {
        time: "Sunset",
        title: "Hopi Point or Mohave Point",
        text: "Out on Hermit Road, by our van or the park shuttle: about 6:35 PM in mid-March, 7:50 PM in June and 5:40 PM in late October.",
      },
      { time: "Evening", title: "Dinner in Tusayan", text: "Your choice of restaurants in town." },
      {
        time: "After dinner",
        title: "Night sky",
        text: "Half an hour at the rim with the lights off, if it is clear.",
      },
      {
        time: "Sunrise",
        title: "Day 2: Mather Point",
        text: "We leave at about 5:50 AM in mid-March, 4:30 AM in June and 6:00 AM in late October, 45 minutes before sunrise.",
      },
      { time: "07:30", title: "Breakfast", text: "In Tusayan; bags into the van." },
      {
        time: "08:45",
        title: "South Kaibab Trail",
        text: "A guided walk to Ooh Aah Point, or along the Rim Trail if there is ice; or time to yourself.",
      },
      {
        time: "12:00",
        title: "Desert View",
        text: "Lunch at the market’s deli, the Watchtower, and the last and widest view of the river.",
      },
      { time: "13:30", title: "Leaving the park", text: "West by Williams and old Route 66." },
      { time: "16:15", title: "Seligman, Arizona", text: "Forty minutes in a town on old Route 66." },
      { time: "18:20", title: "Kingman, Arizona", text: "Thirty minutes for dinner." },
      { time: "20:45", title: "Back on the Strip", text: "Drop-offs in reverse order of the pick-ups." },
    ],
    stay: {
      name: "Ponderosa Rim Inn, Tusayan",
      text: "Three stars, among the pines outside the park gate, a short drive from the rim. Two queen beds or one king, private bath, heating; no elevator, so ask us for a room on the ground floor. Breakfast is included. Bring a photo ID.",
      ...illustration("grand-canyon", "rim-inn"),
    },
    bring: [
      warmJacket,
      "A hat and gloves for sunrise, even in May",
      walkingShoes,
      bottle,
      sunBag,
      "A small flashlight",
      photoIdForHotel,
    ],
    meetingPoints: pickups("south", "07:30"),
    cancellation: overnightTerms,
    freeCancellationHours,
    accessibility:
      "Easy on the rim; the walk to Ooh Aah Point is strenuous, steep on the way back, and optional. In March the trail is often icy; then we walk the Rim Trail instead. The van has no lift.",
    timeZoneNote: arizonaClock,
    faq: [askRooms, askLuggage, askNonResident, askWeather],
    schedule: departures([2, 5], ["07:30"], 14, ["03-15", "10-31"]),
  },
];
