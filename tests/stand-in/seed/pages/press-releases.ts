import { illustration } from "#tests/stand-in/seed/common.ts";
import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const pressReleases: PageSeed = {
  page: "press-releases",
  title: "Press releases",
  description: "News from {{brand}} for journalists: schedules, vehicles, routes and park rules that affect our tours.",
  image: "/media/boulder-city/tunnels.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "press",
      title: "",
      items: [
        {
          date: "2026-10-19",
          title: "Winter schedule: which clock the South Rim tours use",
          text: "From November 1, 2026, Arizona is one hour ahead of Las Vegas. Departures from the hotels stay the same, and all times on tour pages are Las Vegas time, even in Arizona. Until the end of the year the sun sets at the South Rim between about 5:10 and 5:35 PM Arizona time.",
        },
        {
          date: "2026-06-07",
          title: "Zion and Bryce tours take a new route",
          text: "The National Park Service closed the Zion-Mount Carmel Highway to large vehicles today. Coaches between Zion and Bryce now use Interstate 15 and State Route 14 or 20 instead of the tunnel, up to 45 minutes longer. Our vans are within the new limits and keep using the tunnel.",
        },
        {
          date: "2026-01-05",
          title: "How the new national-park fee for non-residents works on our tours",
          text: "Since January 1 visitors aged 16 and over who live outside the United States owe $100 a person at eleven national parks, among them Grand Canyon, Zion and Bryce Canyon. The fee goes to the park, is not in our prices, and does not apply to holders of the non-resident annual pass. Guests who booked before the announcement may cancel free of charge until departure.",
        },
        {
          date: "2025-09-22",
          title: "A second coach with a wheelchair lift",
          text: "A second coach with a lift joined the fleet this week. With a week’s notice, every coach tour and shuttle can now run with two wheelchair places at the regular price. The small-group vans still have no lift.",
        },
        {
          date: "2025-05-15",
          title: "Valley of Fire in summer: shorter walks, earlier starts",
          text: "The state park closes its exposed trails until the end of September. Our tours run at dawn and use the trails and viewpoints that stay open. Prices are unchanged.",
        },
        {
          date: "2024-11-04",
          title: "Boulder City stop added on the Hoover Dam shuttle",
          text: "The shuttle to Hoover Dam now stops in the historic center of Boulder City in both directions. Guests may stop there for lunch on the same ticket.",
        },
        {
          date: "2024-03-18",
          title: "A new shuttle to Zion Canyon",
          text: "A daily coach without a guide links four Las Vegas hotels with St. George, Springdale and Zion’s visitor center. It takes suitcases and the trip is about three hours.",
        },
        {
          date: "2023-10-02",
          title: "Death Valley tours paused while the park repairs its roads",
          text: "The remains of Hurricane Hilary damaged most roads in Death Valley on August 20. The park is closed for repairs. Our October departures are canceled and refunded in full; tours start again once the main road through Furnace Creek is open.",
        },
        {
          date: "2023-02-27",
          title: "A new coach, and an old one retired",
          text: "A 50-seat coach with a cleaner engine replaces our oldest vehicle, which had 810,000 miles on it. It runs to the South Rim from March 6.",
        },
      ],
      contact: { name: "Priya Nair", email: "press@tours.example", phone: "{{phone}}" },
      pictures: [
        { caption: "Grand Canyon", ...illustration("grand-canyon", "hero") },
        { caption: "Hoover Dam", ...illustration("hoover-dam", "blue-hour") },
        { caption: "A van in Zion", ...illustration("zion-national-park", "checkerboard-mesa") },
      ],
      picturesTerms:
        "Vector files of 20 to 30 KB, for print at any size. Free to use in stories about us, with the credit “Illustration: {{brand}}” beside them.",
    },
    {
      type: "richText",
      html: `<h2>About {{brand}}</h2>
<p>{{brand}} is a tour operator in Las Vegas, founded in 2011. Its vans and coaches take visitors to {{placeNames}} on day tours, overnight tours and three shuttle routes. The company is a demonstration, and its news items are examples set among real events.</p>
<h2>More pictures</h2>
<p>All pictures in <a href="/gallery">the gallery</a> may be used on the same terms as the press images. They are vector files (SVG), so they print sharp at any size. For an interview, write to the press contact.</p>`,
    },
  ],
};
