import {
  askCarSeat,
  askNonResident,
  askWeather,
  bottle,
  boxLunch,
  coachIncludes,
  coolBag,
  departures,
  EVERY_DAY,
  freeCancellationHours,
  hotelPickup,
  nonResidentFee,
  ownLunch,
  parkEntrance,
  pickups,
  pictures,
  privateIncludes,
  privateTerms,
  sunBag,
  tips,
  tourTerms,
  utahClock,
  vanIncludes,
  walkingShoes,
} from "#tests/stand-in/seed/common.ts";
import { road } from "#tests/stand-in/seed/roads.ts";
import type { TourSeed } from "#tests/stand-in/seed/types.ts";

const view = pictures["zion-national-park"];

export const zionNationalParkTours: TourSeed[] = [
  {
    id: 141,
    updated: "2026-11-06",
    slug: "zion-national-park-day-tour",
    title: "Zion National Park day tour",
    tags: ["Zion National Park", "Utah", "National park"],
    destination: "zion-national-park",
    categories: ["day-tours", "family-tours"],
    headerImage: view["emerald-pools"].src,
    images: [view["emerald-pools"], view.hero, view["scene-1"]],
    summary:
      "Five hours on the floor of Zion Canyon, with the park shuttle to every trailhead. You choose how far you walk.",
    description:
      "<p>At the Grand Canyon you look down; in Zion you look up. The Virgin River has cut a valley between sandstone walls 2,000 feet " +
      "high, and the road and the trails run along its floor. It is 160 miles from the Strip, a little over three hours with a rest stop, which leaves a good " +
      "part of the day for the park.</p><p>The coach stops at the visitor center. From about March to November, and around the winter holidays, the " +
      "scenic drive is closed to cars and the free park shuttle takes you to nine stops. When it does not run, our guide drives the group to the same trailheads.</p>" +
      "<p>The guide hands out a map and suggests three plans: Riverside Walk, 2.2 miles and level, at the mouth of the Narrows; the " +
      "Emerald Pools, with a moderate climb; or the Pa’rus Trail along the river, paved all the way. Angels Landing needs a permit from " +
      "the park’s lottery, and this tour does not leave enough time for it.</p>",
    highlights: [
      "Five hours in Zion Canyon",
      "Free park shuttle to the trailheads, or our own vehicle when it does not run",
      "Riverside Walk, Emerald Pools or the paved Pa’rus Trail",
      "160 miles from the Strip, the shortest drive to a national park in Utah",
    ],
    durationHours: 12.5,
    overnight: false,
    ...road("zion-national-park"),
    groupSizeMax: 50,
    minimumAge: 3,
    languages: ["English", "Spanish", "German"],
    priceAdult: 119,
    priceChild: 99,
    includes: [...coachIncludes, parkEntrance, "Trail map and advice for your pace"],
    excludes: [nonResidentFee, ownLunch, tips],
    itinerary: [
      { time: "06:15", title: "First pick-up", text: "South end of the Strip first; we leave town at 6:55." },
      { time: "08:50", title: "St. George, Utah", text: "Twenty minutes for breakfast and restrooms." },
      { time: "10:10", title: "Zion visitor center", text: "Maps, the shuttle, and advice on heat and water." },
      {
        time: "10:30",
        title: "Zion Canyon",
        text: "Almost five hours for the trail you choose, and lunch at Zion Lodge or from your pack.",
      },
      {
        time: "15:15",
        title: "Leaving the park",
        text: "Meet at the visitor center. The park shuttle can be full, so start back by 2:15 PM.",
      },
      {
        time: "18:45",
        title: "Back on the Strip",
        text: "After a short stop on the way. Drop-offs from downtown to the south end.",
      },
    ],
    bring: [walkingShoes, sunBag, bottle, coolBag, "Lunch or a card for the café at Zion Lodge"],
    meetingPoints: pickups("north", "06:15"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Easy to moderate, by your choice. The Pa’rus Trail and the park shuttles are accessible with a wheelchair; Riverside Walk is paved, " +
      "with some steeper stretches in its second half. In summer the canyon floor reaches 100 °F.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "Can I hike Angels Landing?",
        answer:
          "<p>Not on this tour. The last half mile needs a permit drawn by lottery on Recreation.gov, and the 5.4-mile hike takes most people four " +
          "hours or more. Scout Lookout, below the chains, needs no permit; our private tour has time for it.</p>",
      },
      askNonResident,
      askCarSeat,
      askWeather,
    ],
    schedule: departures(EVERY_DAY, ["06:15"], 50),
  },
  {
    id: 142,
    updated: "2026-08-19",
    slug: "zion-canyon-overlook-and-emerald-pools-hike",
    title: "Zion hiking day: Canyon Overlook and Emerald Pools",
    tags: ["Zion National Park", "Utah", "National park", "Hiking"],
    destination: "zion-national-park",
    categories: ["day-tours", "kayak-and-hike", "small-group"],
    headerImage: view["scene-1"].src,
    images: [view["scene-1"], view["emerald-pools"], view.hero],
    summary:
      "Two guided hikes of moderate length, four miles in all: beyond the tunnel to the overlook, then up to the pools.",
    description:
      "<p>This day is for people who want to hike but not to suffer: two trails, about four miles in all, with a guide who knows where the shade is.</p><p>First we " +
      "drive up the switchbacks and through the tunnel to the Canyon Overlook Trail. It is one mile round trip, along a ledge with railings at the narrow " +
      "places, and ends above the whole lower canyon. Parking there is scarce. If there is none, we walk the slickrock near " +
      "Checkerboard Mesa instead.</p><p>In the afternoon we take the park shuttle to Zion Lodge and climb to the Emerald Pools. The path " +
      "leads behind a thin waterfall that may be a curtain in spring and a drip in fall. If you have had enough, rest on the lawn in front of the " +
      "lodge.</p><p>We walk at the pace of the slowest hiker. You should be able to walk two hours with breaks, step over rocks, and stand near an edge. From June to " +
      "August we start the climb early and finish it before the worst heat. Angels Landing needs its own permit and is not part of this day.</p>",
    highlights: [
      "Canyon Overlook Trail, one mile round trip",
      "Emerald Pools, two to three miles depending on what is open",
      "Tunnel and switchbacks of the Zion–Mount Carmel Highway",
      "Hiking guide, 14 guests at most",
    ],
    durationHours: 13,
    overnight: false,
    ...road("zion-national-park"),
    groupSizeMax: 14,
    minimumAge: 8,
    languages: ["English", "Spanish"],
    priceAdult: 189,
    priceChild: 169,
    includes: [...vanIncludes, parkEntrance, boxLunch, "Hiking guide and trekking poles to borrow"],
    excludes: [nonResidentFee, "Dinner on the way home", tips],
    itinerary: [
      { time: "05:30", title: "First pick-up", text: "South end of the Strip first; we leave town at 6:10." },
      { time: "08:00", title: "St. George, Utah", text: "Twenty minutes for breakfast." },
      {
        time: "09:30",
        title: "Canyon Overlook Trail",
        text: "Through the tunnel, then an hour and a quarter on foot.",
      },
      { time: "11:30", title: "Zion Lodge", text: "Box lunch in the shade of the cottonwoods." },
      { time: "12:15", title: "Emerald Pools", text: "Two and a half hours with breaks." },
      { time: "15:00", title: "Leaving the park", text: "Meet at the visitor center." },
      {
        time: "18:30",
        title: "Back on the Strip",
        text: "After a stop in St. George. Drop-offs from downtown to the south end.",
      },
    ],
    bring: [walkingShoes, sunBag, "Three quarts of water capacity in summer, two otherwise", coolBag],
    meetingPoints: pickups("north", "05:30"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Moderate. About four miles on rough paths with some 500 feet of climbing in all and drop-offs beside the trail. Not suitable for strollers or wheelchairs.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "I am afraid of heights. Is this for me?",
        answer:
          "<p>The Canyon Overlook Trail has railings where it is narrow, and one short wooden bridge along the cliff. Most people with mild fear manage " +
          "it. You can also wait at the trailhead.</p>",
      },
      askNonResident,
      askWeather,
    ],
    schedule: departures([0, 2, 4, 6], ["05:30"], 14, ["03-01", "11-30"]),
  },
  {
    id: 143,
    updated: "2026-10-21",
    slug: "zion-narrows-guided-hike",
    title: "The Narrows of Zion, guided",
    tags: ["Zion National Park", "The Narrows", "Utah", "National park", "Hiking"],
    destination: "zion-national-park",
    categories: ["day-tours", "kayak-and-hike", "small-group"],
    headerImage: view.narrows.src,
    images: [view.narrows, view.hero, view["scene-1"]],
    summary:
      "Upstream through the Virgin River between thousand-foot walls, with shoes, poles and a guide. June to October, when the river allows.",
    description:
      "<p>In the Narrows the river is the trail. From the end of Riverside Walk you step into the Virgin River and wade upstream, between walls that rise a thousand feet " +
      "and in places stand only twenty to thirty feet apart. The water is mostly between ankle and knee, now and then waist-deep. It is cold, and the stones are round and slippery.</p><p>We " +
      "give you neoprene socks, river shoes and a wooden pole, and show how to use them. The group goes as far as it comfortably can in five hours, usually to the start of the stretch called Wall " +
      "Street or a little beyond, then returns the same way. Going in from the bottom needs no permit.</p><p>The park closes the Narrows when the river runs above 150 cubic feet a second, as it often does in " +
      "spring, and when a flash-flood warning is out. Storms are most likely from July to mid-September. The guide checks the forecast in the morning and turns back without discussion if the water turns " +
      "muddy or starts to rise. If the Narrows are closed, you choose: another date, a full refund, or a guided day on Riverside Walk and the Emerald Pools for $40 less.</p>",
    highlights: [
      "Five hours in the Narrows, bottom-up, no permit needed",
      "River shoes, neoprene socks and pole included",
      "Guide trained in swift water",
      "12 guests at most",
    ],
    durationHours: 15.75,
    overnight: false,
    ...road("zion-national-park"),
    groupSizeMax: 12,
    minimumAge: 12,
    languages: ["English"],
    priceAdult: 229,
    priceChild: 229,
    includes: [...vanIncludes, parkEntrance, boxLunch, "River guide", "River shoes, neoprene socks, pole and dry bag"],
    excludes: [nonResidentFee, "Dry pants (for rent in October)", "Dinner on the way home", tips],
    itinerary: [
      { time: "05:00", title: "First pick-up", text: "South end of the Strip first; we leave town at 5:40." },
      { time: "08:40", title: "Springdale, Utah", text: "Shoes, socks and poles are fitted; restrooms." },
      { time: "09:30", title: "Park shuttle", text: "To the Temple of Sinawava at the end of the canyon." },
      { time: "10:15", title: "Riverside Walk", text: "One paved mile to the river." },
      { time: "10:50", title: "The Narrows", text: "Upstream and back, lunch on a gravel bar. About five hours." },
      { time: "17:00", title: "Springdale, on the way back", text: "Gear back, dry clothes, time for a snack." },
      {
        time: "20:45",
        title: "Back on the Strip",
        text: "After a stop in St. George. Drop-offs from downtown to the south end.",
      },
    ],
    bring: [
      "Quick-drying clothes, no cotton, no jeans",
      "Complete dry clothes for the drive",
      sunBag,
      bottle,
      "A warm layer: the canyon floor is in shade",
    ],
    meetingPoints: pickups("north", "05:00"),
    cancellation: tourTerms,
    freeCancellationHours,
    accessibility:
      "Strenuous. Five hours of wading on uneven, slippery stones in moving water, four to six miles with Riverside Walk. Good balance and healthy knees needed. Minimum height 4 feet 8 inches.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "How cold is the water?",
        answer:
          "<p>In the 50s °F in June and October, in the 60s in July and August. With neoprene socks the feet stay tolerable. The air in the canyon is cooler than outside.</p>",
      },
      {
        question: "Who decides whether we go?",
        answer:
          "<p>The park closes the river at 150 cubic feet a second or on a flash-flood warning. Below that our guide decides, and that decision is final.</p>",
      },
      askNonResident,
    ],
    schedule: departures([1, 3, 5, 6], ["05:00"], 12, ["06-10", "10-20"]),
  },
  {
    id: 144,
    updated: "2026-09-12",
    slug: "zion-private-day",
    title: "Zion private day",
    tags: ["Zion National Park", "Utah", "National park", "Private"],
    destination: "zion-national-park",
    categories: ["private", "day-tours"],
    headerImage: view["checkerboard-mesa"].src,
    images: [view["checkerboard-mesa"], view.hero, view["scene-1"]],
    summary:
      "Your own van and guide, from your hotel door. You set the pace, from the paved river path to Scout Lookout.",
    description:
      "<p>A private day costs more and bends to you. The guide calls the week before, asks how you like to walk, and makes a plan. You choose when to leave, between 5 and " +
      "8 AM, and can change the plan at any time.</p><p>Three plans work well. <strong>Easy:</strong> the tunnel road with stops, the Pa’rus Trail, a long lunch in Springdale. " +
      "<strong>Middle:</strong> Canyon Overlook in the morning, Emerald Pools in the afternoon. <strong>Strong:</strong> the West Rim Trail to Scout Lookout, about four miles round trip with a " +
      "climb of some 1,000 feet over the paved zigzags called Walter’s Wiggles. Scout Lookout needs no permit. If one of you has a permit for Angels " +
      "Landing, the guide waits there while you go; our guides do not lead people on the chains.</p><p>The price per guest is the same for two as for seven. The van has " +
      "room to spare, so luggage fits too. Many families use the day to travel: for an extra charge we leave you in Springdale or St. George in the evening " +
      "instead of driving back to Las Vegas.</p>",
    highlights: [
      "Your own guide and van for up to seven guests",
      "Pick-up at your hotel between 5 and 8 AM",
      "Plan made with you a week before",
      "End the day in Springdale or St. George if you like",
    ],
    durationHours: 13,
    overnight: false,
    ...road("zion-national-park"),
    groupSizeMax: 7,
    minimumAge: 3,
    languages: ["English", "Spanish", "German"],
    priceAdult: 229,
    priceChild: 209,
    includes: [...privateIncludes, parkEntrance, "Picnic lunch"],
    excludes: [nonResidentFee, "Angels Landing permit, by lottery from the park", tips],
    itinerary: [
      { time: "06:00", title: "Pick-up at your hotel", text: "Or at another time between 5 and 8 AM." },
      { time: "07:50", title: "St. George, Utah", text: "Breakfast stop if you like." },
      { time: "09:15", title: "Zion", text: "The first walk, while it is cool." },
      { time: "12:30", title: "Picnic", text: "By the river or in the shade at the lodge." },
      { time: "13:30", title: "Afternoon", text: "A second walk, the tunnel road, or the galleries in Springdale." },
      { time: "15:45", title: "Leaving", text: "With a stop where you choose." },
      { time: "19:00", title: "Back at your hotel", text: "Or earlier, if you have had enough." },
    ],
    bring: [walkingShoes, sunBag, bottle, coolBag],
    meetingPoints: hotelPickup("06:00"),
    cancellation: privateTerms,
    freeCancellationHours,
    accessibility:
      "Up to you. The easy plan works with a stroller or a wheelchair; tell us a week ahead and a coach with a lift comes instead of the van. The strong plan has steep drop-offs.",
    timeZoneNote: utahClock,
    faq: [
      {
        question: "We are only two. Can we still go?",
        answer:
          "<p>Yes. The price per guest is the same for two as for seven. If you would rather have company, a small-group tour costs less.</p>",
      },
      askCarSeat,
      askNonResident,
    ],
    schedule: departures(EVERY_DAY, ["06:00"], 7),
  },
];
