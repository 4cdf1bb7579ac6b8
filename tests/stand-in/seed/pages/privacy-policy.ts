import type { PageSeed } from "#tests/stand-in/seed/types.ts";

export const privacyPolicy: PageSeed = {
  page: "privacy-policy",
  title: "Privacy policy",
  description:
    "What personal data we ask for when you book, write or subscribe, why we need it, who sees it, how long we keep it, and how you get it corrected or deleted.",
  image: "/media/boulder-city/scene-2.svg",
  updated: "2026-11-25",
  blocks: [
    {
      type: "richText",
      html: `<p><strong>Last updated November 25, 2026.</strong> This policy covers this website, our phone and text lines, and the tours, shuttles, rooms and activities you book with us. {{brand}} is a demonstration operator: nothing can be bought here, and the bookings and partners below are examples.</p>
<h2>In short</h2>
<ul>
<li>We ask for what your booking needs: your name, a way to reach you, and who is traveling with you.</li>
<li>We do not sell personal data, and we show no advertising that follows you to other sites.</li>
<li>There is one necessary cookie. There are no marketing cookies.</li>
<li>You can see, correct or delete your data. <a href="/contact-us">Write to us</a>: we reply within one business day and finish within 30 days.</li>
</ul>`,
    },
    {
      type: "table",
      title: "What we keep, why, and for how long",
      caption: "We delete each entry when its time is up.",
      columns: ["Data", "Why we need it", "Kept for"],
      rows: [
        [
          "Name, email, phone, pick-up stop",
          "To carry out your booking and reach you if something changes",
          "3 years after the trip",
        ],
        [
          "Children (first name, age, weight for a child seat), access needs, diet",
          "Child seats, vehicle with lift, meals",
          "30 days after the trip",
        ],
        ["Date of birth or residency, if a park asks", "Park entry and fees", "Not stored; shown to the ranger"],
        ["Payment record (amount, date, last four digits)", "Accounting and tax law", "7 years"],
        ["Full card number", "We never see it; the payment service does", "Not held by us"],
        ["Messages, call notes, contact form", "To answer you", "2 years"],
        [
          "Account, if you open one (email, password)",
          "To sign you in and show your bookings",
          "Until you ask us to delete it",
        ],
        ["Newsletter address", "To send the newsletter you asked for", "Until you unsubscribe"],
        ["Server logs (address, page, time)", "To keep the site running and stop abuse", "30 days"],
      ],
    },
    {
      type: "richText",
      html: `<h2>The cookie</h2>
<p>A single cookie, <em>user-state</em>, remembers your session and your cart on this device for 30 days. Booking needs it. Deleting it in your browser signs you out and empties the cart on this device.</p>
<h2>Who else sees your data</h2>
<ul>
<li><strong>Companies that work for us</strong>: hosting, the booking engine, and the service that sends texts and email. They may use the data for that work only.</li>
<li><strong>The payment service</strong>, when you pay: your name, your card and the amount.</li>
<li><strong>Partners on your tour</strong>: the Navajo guide company, a boat company, or the hotel on overnight tours. They get names and what they need for safety.</li>
<li><strong>The hotel</strong>, when you book a room: your name, phone number, dates and number of guests.</li>
<li><strong>The company that runs the activity</strong>, when you book one: your name, phone number, date and number of guests.</li>
<li><strong>Authorities</strong>, if the law requires it.</li>
</ul>
<p>Nobody else. We do not sell data or share it for advertising.</p>
<h2>Where it is kept</h2>
<p>On servers in the United States. Pages are also cached around the world so that they load fast; those copies hold no personal data. If you live outside the United States, booking with us means that your data is transferred here.</p>
<h2>Your rights</h2>
<p>Wherever you live, you can ask us:</p>
<ul>
<li>for a copy of what we hold about you, which you can take elsewhere;</li>
<li>to correct what is wrong;</li>
<li>to delete whatever the law does not require us to keep;</li>
<li>to stop using your address for the newsletter.</li>
</ul>
<p>Use the <a href="/contact-us">contact form</a> with the subject “Privacy” and the email address of your booking. We reply within one business day, check that it is you, and complete the request within 30 days. It costs nothing, and we treat you no differently for asking. Residents of California, the European Union and the United Kingdom have these rights by law and may also file a complaint with their regulator.</p>
<h2>Children</h2>
<p>We take bookings from adults only. For children we keep the first name, the age and, for a child seat, the weight. We delete them 30 days after the trip.</p>
<h2>Photographs on tours</h2>
<p>Guides do not photograph guests for our own use without asking. If you say yes and change your mind, tell us and we take the picture down.</p>
<h2>Security</h2>
<p>The site is encrypted. Staff see only the bookings they work on. If your data were ever exposed, we would tell you and the authorities right away.</p>
<h2>Changes and contact</h2>
<p>If we change this policy, the date at the top changes, and subscribers and guests with an open booking get an email. Questions: <a href="/contact-us">write to us</a>, or call <a href="tel:{{phone}}">{{phone}}</a>: {{hours}}, Las Vegas time.</p>`,
    },
  ],
};
