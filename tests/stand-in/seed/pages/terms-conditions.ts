import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const termsConditions: PageSeed = {
  page: "terms-conditions",
  title: "Terms and conditions",
  description:
    "Free cancellation up to 48 hours before pick-up, one date change after that, full refund if we cancel. All terms of our tours, with a short summary.",
  image: "/media/hoover-dam/scene-2.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "richText",
      html: `<p><strong>Version of March 2, 2026.</strong> Applies to tours and shuttles booked on or after that date. “We” is {{brand}}; “you” is the person who books, on behalf of everyone in the booking.</p>
<h2>In short</h2>
<ul>
<li>Cancel up to 48 hours before pick-up: full refund.</li>
<li>Later than that: no refund, but one move to another date if seats are available.</li>
<li>We cancel, for any reason: full refund.</li>
<li>Parks are wild places. Follow the guide, carry water, tell us about health problems that matter.</li>
</ul>`,
    },
    {
      type: "table",
      title: "1. Canceling and changing",
      caption: "Hours count back from the departure time of your pick-up stop, in Las Vegas time.",
      columns: ["What happens", "When", "What you get"],
      rows: [
        ["You cancel", "48 hours or more before", "Full refund"],
        [
          "You cancel",
          "Less than 48 hours before",
          "No refund; one free date change within 12 months if seats are available",
        ],
        [
          "You change date or tour",
          "48 hours or more before",
          "Free, as often as you like; you pay or get back any price difference",
        ],
        ["You do not show up", "Without telling us before departure", "No refund, no date change"],
        ["We cancel: weather, closures, a breakdown", "Any time", "Full refund or another date, as you choose"],
        [
          "We cancel: fewer than 6 guests",
          "We tell you at least 24 hours before",
          "Full refund or another date, as you choose",
        ],
        [
          "The place the tour is named for is closed all day",
          "On the day",
          "Full refund or another date, as you choose",
        ],
        ["A minor stop is skipped or replaced", "On the day", "No refund; the guide tells you why"],
      ],
    },
    {
      type: "richText",
      html: `<p>To cancel, use your account, the <a href="/contact-us">contact form</a>, the phone, or a text to {{textUs}}. What counts is when we receive it. Refunds go to the card you paid with, within five business days. Your bank may take a few more.</p>
<h2>2. Booking and price</h2>
<p>A booking is made when you get the confirmation with a number. Prices are per person, in US dollars, with taxes. What a tour includes is on its page and in your confirmation. Guests aged 3 to 11 pay the child price. If we show an obviously wrong price by mistake, we ask you before we charge anything, and you may cancel free.</p>
<p>Park charges that depend on where a visitor lives, such as the National Park Service’s fee for non-residents, are paid by that visitor and are not in the price unless the tour’s page says so.</p>
<h2>3. Pick-up and times</h2>
<p>Be at your stop ten minutes early. We wait five minutes past the time. Arrival times are estimates: traffic, weather and parks move them. Leave two hours between our planned return and a show, and five hours before a flight. We do not pay for missed connections if the delay was outside our control.</p>
<h2>4. Who can travel</h2>
<p>Children under 3 cannot travel on our coaches. Guests under 18 need an adult. Some tours have a higher minimum age. Tell us a week ahead if you need a coach with a lift, and when you book if you need a child seat or space for a service animal. The guide may refuse a guest who is drunk or endangers others, without a refund.</p>
<h2>5. Your part in safety</h2>
<ul>
<li>Wear the seat belt where there is one.</li>
<li>Stay on trails, behind railings, and with the group where the guide says so.</li>
<li>Drink water before you are thirsty. Tell the guide if you feel unwell.</li>
<li>No smoking, vaping, glass bottles or open alcohol on board.</li>
<li>Take nothing from the parks and leave nothing there. On Navajo and Hualapai land the rules of those nations apply.</li>
</ul>
<h2>6. Luggage</h2>
<p>On day tours a day pack. On overnight tours one soft bag or carry-on suitcase and one small backpack each. On shuttles one suitcase up to 50 lb and one small bag each. Keep valuables with you. We pay for luggage that our staff lost or damaged, up to $1,000 per person; we do not pay for things left on a seat.</p>
<h2>7. Partners</h2>
<p>Boats, hotels and the guided walk in Antelope Canyon are run by other companies under their own terms, which your confirmation links to. If one of them cancels, section 1 applies as if we had.</p>
<h2>8. If something goes wrong</h2>
<p>Tell the guide at once, so that we can put it right that day. If that fails, write to us within 30 days. We are liable for damage that we cause through negligence. We are not liable for events outside our control, such as storms, fires, floods, road closures or acts of third parties; section 1 still gives you your money back for a tour that did not run. Nothing here limits your rights under the law.</p>
<h2>9. Law</h2>
<p>The law of the State of Nevada applies, and disputes go to the courts of Clark County, unless consumer law where you live says otherwise.</p>
<h2>10. This is a demonstration</h2>
<p>This website belongs to a demonstration operator. The tours, prices and permits are examples. Nothing can be bought here, and using the site makes no contract.</p>`,
    },
    {
      type: "cta",
      title: "Need to cancel or move a date?",
      text: "Have your booking number ready. Text is fastest: {{textUs}}.",
      action: { title: "Send a message", url: "/contact-us" },
    },
  ],
};
