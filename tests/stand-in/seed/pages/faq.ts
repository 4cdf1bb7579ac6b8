import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const faq: PageSeed = {
  page: "faq",
  title: "Questions and answers",
  description:
    "Booking, hotel pick-up, what to bring, time zones, heat and floods, children, wheelchairs, cancellations, park fees, luggage and pets: plain answers.",
  updated: "2026-11-25",
  blocks: [
    { type: "hero", title: "Questions and answers", text: "Plain answers, from packing to refunds.", actions: [] },
    {
      type: "faq",
      title: "",
      groups: [
        {
          title: "Booking and paying",
          items: [
            {
              question: "Is the price I see the price I pay?",
              answer:
                "<p>Yes, if you live in the United States: taxes and everything the tour page lists as included are in the price. If you live elsewhere and are 16 or older, eleven parks charge you $100 more; the tour page says which. Tips are extra (10 to 15 percent is customary).</p>",
            },
            {
              question: "How do I cancel, change or get a refund?",
              answer:
                '<p>Up to 48 hours before pick-up: full refund, by phone, message or from your account. Later: no refund, but you can move to another date once if seats are available. If we cancel (weather, closures, fewer than 6 guests): full refund. <a href="/terms-conditions">The full rules</a> are short.</p>',
            },
            {
              question: "How and when do I pay?",
              answer:
                "<p>By credit or debit card, in US dollars, when you book: the full price, no deposit. The booking page shows the total before you pay, and you get a receipt by email. Private groups get an invoice.</p>",
            },
            {
              question: "How far ahead should I book?",
              answer:
                "<p>Two weeks ahead is comfortable for most tours. Book Antelope Canyon earlier, a month or more from March to October, because entry is sold by time slot. You can book until the evening before if there are seats.</p>",
            },
            {
              question: "Do I need to print anything?",
              answer:
                "<p>No. The booking number on your phone, or your name and a photo ID, is enough at the stop.</p>",
            },
            {
              question: "Can I book without an account?",
              answer:
                "<p>Yes. You can browse, book and pay as a guest. With an account you also see your bookings and messages in one place.</p>",
            },
            {
              question: "Can I book for a private group?",
              answer:
                '<p>Yes. Private tours for up to seven guests are in the tour list. For 8 to 50 guests <a href="/contact-us">write to us</a> with the date, the place and the number of guests. We send a price within one business day.</p>',
            },
          ],
        },
        {
          title: "Pick-up and the day",
          items: [
            {
              question: "Where do you pick us up?",
              answer:
                "<p>At four hotels: Excalibur, Treasure Island and Circus Circus on the Strip, and the Downtown Grand. Your tour page lists each stop with its time. Choose the one nearest you; the bell desk knows where tour buses stop. Private tours start at your own hotel. We do not pick up at private homes.</p>",
            },
            {
              question: "What happens if I am late?",
              answer:
                "<p>Be there ten minutes early. Drivers wait five minutes past the time. If you are running late, call {{phone}} right away: sometimes you can join at the next stop.</p>",
            },
            {
              question: "Can I bring luggage?",
              answer:
                "<p>On day tours: a day pack, and one folded stroller per family. On overnight tours: one soft bag or carry-on suitcase and one small backpack each; your Las Vegas hotel will usually hold the rest for a night. On shuttles: one suitcase up to 50 lb and one small bag each, free; a second suitcase costs $15 if there is room.</p><p>On the Hoover Dam shuttle: one small bag only.</p>",
            },
            {
              question: "Is there food on the tour?",
              answer:
                "<p>If a meal is included, the tour page says so. Otherwise we stop where you can buy one. Bring snacks; cold food is fine on board. We can arrange a vegetarian, vegan, gluten-free or halal lunch on tours with a meal if you tell us two days ahead.</p>",
            },
            {
              question: "Are there restrooms on board?",
              answer:
                "<p>Full-size and mid-size coaches have one; vans do not. Every long drive has a rest stop on the way.</p>",
            },
            {
              question: "Which time zone are the parks in?",
              answer:
                "<p>All times on this site are Las Vegas time unless we say otherwise.</p><ul><li><strong>Nevada and California</strong> (Hoover Dam’s visitor center, Valley of Fire, Death Valley): Las Vegas time.</li><li><strong>Utah</strong> (Zion, Bryce): one hour ahead, all year.</li><li><strong>Arizona</strong> (Grand Canyon, Page): the same clock as Las Vegas from mid-March to early November. One hour ahead in winter, because Arizona does not change its clocks.</li></ul><p>The Navajo Nation does change its clocks, but Page and the Antelope Canyon tours keep Arizona time. Phones near the border jump back and forth. Go by your guide’s watch.</p>",
            },
            {
              question: "Which languages do your guides speak?",
              answer:
                '<p>All tours run in English. Some departures have a guide who also speaks Spanish, German, French or another language: the tour page says which. Our guides’ <a href="/videos/es">stories</a> can be read in English, Spanish and German.</p>',
            },
          ],
        },
        {
          title: "Weather and packing",
          items: [
            {
              question: "What should I bring?",
              answer:
                "<ul><li>Closed shoes with good tread.</li><li>A refillable bottle, at least one quart; we carry water to fill it.</li><li>Hat, sunscreen, sunglasses, in winter too.</li><li>A layer. The South Rim lies at about 7,000 feet and Bryce above 8,000: often 15 to 30 °F colder than Las Vegas.</li><li>Photo ID and your medications.</li></ul>",
            },
            {
              question: "How hot does it get?",
              answer:
                "<p>Las Vegas, Valley of Fire and the lower desert often pass 105 °F from June to August. Zion reaches 100 °F. The South Rim and Bryce stay in the 80s or below. We move walks to the early morning, shorten them, and stop going to Death Valley from May to September.</p>",
            },
            {
              question: "Do tours run in rain or snow?",
              answer:
                "<p>Usually. Snow on the rim is beautiful and roads are plowed. Paths can be icy from December to March; slip-on shoe spikes are on board for tours to Bryce and the South Rim. If a road closes, we change the route or cancel, and if we cancel you get a full refund.</p>",
            },
            {
              question: "What about flash floods?",
              answer:
                "<p>Storms from July to mid-September can send water through a dry canyon within minutes, from rain you cannot see. The Narrows in Zion and Antelope Canyon close when the forecast calls for it. The park or the Navajo guides decide, and we follow. If a canyon that your tour is about stays closed all day, you get a full refund or another date.</p>",
            },
            {
              question: "Why are trails in Valley of Fire closed in summer?",
              answer:
                "<p>The state park closes its exposed trails, among them Fire Wave, White Domes and Pinnacles, from about mid-May to the end of September, because hikers have died of heat there. Roads, viewpoints and short walks such as Mouse’s Tank stay open. Our summer tours use those.</p>",
            },
          ],
        },
        {
          title: "Children and access",
          items: [
            {
              question: "Is there a minimum age?",
              answer:
                "<p>Yes. Guests must be 3 or older on all coach tours. Ages 3 to 11 pay the child price. A few tours need older children because of ladders or long walks: see the minimum age on the tour page. Guests under 18 need an adult with them.</p>",
            },
            {
              question: "Do you have child seats?",
              answer:
                "<p>Yes, boosters and forward-facing seats, free. Give us age and weight when you book. Full-size coaches have seat belts but no anchors for child seats.</p>",
            },
            {
              question: "Are tours wheelchair accessible?",
              answer:
                "<p>Many are. For coach tours, tell us a week ahead and we send a coach with a lift and two wheelchair places. Our small-group vans have no lift. The South Rim, Hoover Dam’s visitor center, Zion’s Pa’rus Trail and Bryce’s paved path between Sunset and Sunrise Points work well. Upper Antelope has sand underfoot; Lower Antelope has ladders and does not. You pay the normal price, and a folded wheelchair travels free.</p>",
            },
            {
              question: "How fit do I need to be?",
              answer:
                "<p>For most tours: able to walk a mile slowly at altitude and to climb the steps of a coach. Each tour page describes the difficulty. If you have a heart or lung condition, ask your doctor about 8,000 feet.</p>",
            },
            {
              question: "Can I bring my dog?",
              answer:
                "<p>Trained service animals only, please; the guides at Antelope Canyon have the same rule. Tell us when you book so we can save floor space.</p>",
            },
          ],
        },
        {
          title: "Fees, tips and rules",
          items: [
            {
              question: "Do I need to pay park fees?",
              answer:
                "<p>The standard entrance fee is covered where the tour page lists it as included. Since January 1, 2026, the National Park Service also charges visitors aged 16 and over who do not live in the United States $100 each at eleven parks, among them Grand Canyon, Zion and Bryce Canyon, on tours too. Holders of the $250 non-resident annual pass do not pay it. This fee goes to the park and is not part of our prices. The West Rim, Valley of Fire, Hoover Dam and Antelope Canyon do not charge it.</p>",
            },
            {
              question: "Do park passes make the tour cheaper?",
              answer:
                "<p>No, commercial vehicles pay a different fee. Bring your pass anyway: a non-resident annual pass saves you the fee above, and any pass helps on shuttles, where you pay the entrance yourself.</p>",
            },
            {
              question: "How much should I tip?",
              answer:
                "<p>After a good day, 10 to 15 percent of the tour price for the driver-guide is customary. Navajo guides at Antelope Canyon also welcome a few dollars.</p>",
            },
            {
              question: "Can I fly a drone?",
              answer:
                "<p>No. Drones are not allowed in national parks, in Valley of Fire without a permit, at Hoover Dam, or at Antelope Canyon. Tripods are fine on the rims; most Antelope tours do not allow them.</p>",
            },
          ],
        },
      ],
    },
    {
      type: "cta",
      title: "Still have a question?",
      text: "Call {{phone}}, text {{textUs}}, or send a message. We answer messages within one business day.",
      action: { title: "Contact us", url: "/contact-us" },
    },
  ],
};
