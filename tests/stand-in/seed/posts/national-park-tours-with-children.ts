import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const withChildren: PostSeed = {
  slug: "national-park-tours-with-children",
  title: "Park tours with children: which ones, what age, and how",
  excerpt: "How long they sit matters more than what they see. Ages, car seats, edges, and the free ranger booklets.",
  image: pictures["boulder-city"]["scene-2"].src,
  imageAlt: pictures["boulder-city"]["scene-2"].alt,
  author: "Grace Okafor",
  published: "2026-05-05",
  updated: "2026-09-22",
  category: "With children",
  html: `<p>Children like canyons less than lizards, and views less than rocks they may climb. That is good news, because there are lizards and rocks close to Las Vegas. Save the long drives for later.</p>
<h2>By age</h2>
<p><strong>Three to five.</strong> Stay within an hour. Boulder City with the bighorn sheep, Lake Mead, Hoover Dam in the morning, Valley of Fire outside the hot months. Half a day is a full day.</p>
<p><strong>Six to eight.</strong> The railroad tunnels above Lake Mead are our first choice: a story, the dark, and an end you can see. The Fire Wave from October to mid-May. Grand Canyon West if they sit well, with a firm hand at the edge.</p>
<p><strong>Nine to twelve.</strong> Zion, where they can wade and choose a trail. The kayak trip from eight years on. Lower Antelope Canyon, which is one long climbing frame in their eyes. The South Rim as an overnight rather than a day.</p>
<p><strong>Teenagers.</strong> The Narrows from twelve, and anything with a night sky. Let them hold the map.</p>
<h2>Prices and ages</h2>
<p>The child price is for ages 3 to 11. Each tour has its own minimum age, which is about safety or about the length of the drive, and we do not make exceptions. Children under three cannot travel with us; for them a rental car with your own seat is the better choice.</p>
<h2>Car seats</h2>
<p>We have forward-facing seats and boosters at no charge. Tell us age and weight when you book. We have no rear-facing seats for babies. On the trucks to Upper Antelope Canyon a child who needs a seat in a car needs one there too.</p>
<h2>Edges</h2>
<p>At the South Rim the main viewpoints have railings and most of the path between them does not. At the West Rim there are hardly any. A rule that works: within three steps of the edge, everyone sits down or holds a hand. Say it on the coach and not at the view.</p>
${figure(pictures["grand-canyon"]["mather-point"], "Mather Point on the South Rim has a railing. Most of the path beyond it has none.")}
<h2>Heat and height</h2>
<p>Children heat up faster than adults and do not notice. Give them their own bottle with a mark for each hour. At Bryce Canyon and the South Rim they may be pale and cranky after a short climb, because of the altitude. A rest and some crackers help.</p>
<h2>Junior Rangers</h2>
<p>The national parks and Lake Mead have free booklets with tasks, from drawing a fossil to asking a ranger a question. When it is filled in, the child takes an oath and gets a badge. Ask at the visitor center first thing. It is the best hour you can spend with an eight-year-old in any park, and it works in the coach too.</p>
<h2>What to pack for them</h2>
<ul><li>A full change of clothes. There will be water, or mud, or red sand.</li><li>Twice the snacks you think, salty ones too.</li><li>A hat with a string, sunglasses, sunscreen put on before the pick-up.</li><li>A magnifying glass or cheap binoculars.</li><li>A bag in case of car sickness. The roads at Zion and Dante’s View have bends.</li></ul>
<h2>On the way</h2>
<p>We stop on the way. Sit in front if someone tends to feel sick. Download something for the way home. On the way out, let them look: the first wild burro or Joshua tree is a point, the first state line two.</p>`,
  relatedTours: ["boulder-city-and-lake-mead-half-day", "historic-railroad-trail-walk", "valley-of-fire-half-day-tour"],
};
