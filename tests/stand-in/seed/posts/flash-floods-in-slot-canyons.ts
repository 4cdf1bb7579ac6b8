import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const flashFloods: PostSeed = {
  slug: "flash-floods-in-slot-canyons",
  title: "Flash floods: why a canyon closes under a blue sky",
  excerpt:
    "Water in a slot canyon comes from rain you cannot see. How the warnings work, and why the guide’s word is final.",
  image: pictures["zion-national-park"].narrows.src,
  imageAlt: pictures["zion-national-park"].narrows.alt,
  author: "Aiyana Begay",
  published: "2025-07-15",
  updated: "2026-07-06",
  category: "Safety",
  html: `<p>Slot canyons are made by floods. The smooth curves at shoulder height are the marks of water that carried sand and logs. It is not something that happened long ago. It happens most summers, for an hour or two, a few times.</p>
<h2>How it works</h2>
<p>Bare rock does not soak up rain. A storm over a plateau runs off like water on a roof and gathers in one gutter, and the slot is the gutter. The storm may be ten or fifteen miles away and out of sight. The first you notice may be a change of smell, a breath of wind, a roar, or muddy water around your ankles. In a slot there is no way up.</p>
<p>On August 12, 1997, eleven visitors died in Lower Antelope Canyon. It had hardly rained where they stood. The water came from a storm miles upstream. Since then there are fixed stairs, warning systems and radio contact, and no one goes in without a Navajo guide.</p>
<h2>When</h2>
<p>Most floods come from July to mid-September, in the afternoon, when moist air from the south builds thunderstorms. But long winter rain and the remains of a Pacific hurricane in October can do it too.</p>
${figure(pictures["antelope-canyon"]["scene-2"], "Antelope Canyon: the smooth curves are the work of floods.")}
<h2>The warnings</h2>
<p>The National Weather Service rates the flash-flood potential each day for the parks of southern Utah.</p>
<ul><li><strong>Not expected:</strong> no storms in sight. The usual care.</li><li><strong>Possible:</strong> some canyons may flood if a storm forms. We go, and watch the sky.</li><li><strong>Probable:</strong> floods are likely somewhere. We do not enter slots.</li><li><strong>Expected:</strong> floods will happen. We stay on the rims.</li></ul>
<p>A flash-flood <em>watch</em> means that conditions are right. A <em>warning</em> means that a flood is happening or about to. Zion closes the Narrows on a warning, and also whenever the river runs above 150 cubic feet a second.</p>
<h2>If you are in a canyon</h2>
<ul><li>Know where the next high ground is, and look for it again every few minutes.</li><li>Muddy water, floating twigs, a rising level, thunder, a roar: go up at once, as high as you can. Do not try to outrun it downstream.</li><li>Stay there. The second wave may be higher than the first. It can take hours, rarely a night.</li><li>In a car, never drive into moving water. A foot of it can float a small car.</li></ul>
<h2>What it means for your tour</h2>
<p>If the canyon that your tour is named for stays closed all day, you choose between another date and your money back, even if we hear of it on the road. We then still offer you the rest of the day.</p>
<p>Guests sometimes point to the sky and say that it is blue. It is. The guide is not looking at the sky above you but at the radar for the land upstream. Please believe them.</p>`,
  relatedTours: [
    "upper-antelope-canyon-small-group",
    "zion-narrows-guided-hike",
    "lower-antelope-canyon-and-horseshoe-bend-day-tour",
  ],
};
