import { figure, pictures } from "#tests/stand-in/seed/common.ts";
import { driveTime, miles } from "#tests/stand-in/seed/roads.ts";
import type { PostSeed } from "#tests/stand-in/seed/types.ts";

export const southRimOrWestRim: PostSeed = {
  slug: "south-rim-or-west-rim",
  title: "South Rim or West Rim: two different places with one name",
  excerpt:
    "One is a national park 280 miles away, the other tribal land at less than half the distance. What you get at each.",
  image: pictures["grand-canyon"]["guano-point"].src,
  imageAlt: pictures["grand-canyon"]["guano-point"].alt,
  author: "Dale Whitcomb",
  published: "2025-02-18",
  updated: "2026-03-10",
  category: "Places",
  html: `<p>The Grand Canyon is 277 river miles long. When two people say they have been there, they may have stood hours apart by road. From Las Vegas there are two practical choices.</p>
<h2>The short answer</h2>
<p>You have one normal day and want to stand at the edge: West Rim. You want the canyon of the photographs and accept fifteen hours for it: South Rim. You have two days: South Rim, with a night.</p>
<table><thead><tr><th></th><th>South Rim</th><th>West Rim</th></tr></thead><tbody>
<tr><td>Who runs it</td><td>National Park Service</td><td>Hualapai Tribe</td></tr>
<tr><td>Distance from the Strip</td><td>${miles("south-rim")}</td><td>${miles("west-rim")}</td></tr>
<tr><td>Drive, one way</td><td>${driveTime("south-rim")}</td><td>${driveTime("west-rim")}</td></tr>
<tr><td>Time at the canyon</td><td>3.5 hours</td><td>About 4 hours</td></tr>
<tr><td>Elevation</td><td>7,000 feet</td><td>About 4,800 feet</td></tr>
<tr><td>Depth seen</td><td>About a mile</td><td>About 4,000 feet</td></tr>
<tr><td>Railings</td><td>At the main viewpoints</td><td>Hardly any</td></tr>
<tr><td>National park pass</td><td>Valid</td><td>Not valid</td></tr>
</tbody></table>
<h2>What the South Rim is like</h2>
<p>It is wide: ten miles on average to the other side, and you see dozens of buttes that early surveyors named after temples. A paved trail follows the rim for miles. There are museums, old lodges and trees. It is a public place with rangers and rules, and in summer with many people. Walk ten minutes from any parking lot and it grows quiet.</p>
<p>At 7,000 feet it is 15 to 30 degrees cooler than Las Vegas. In January there is snow, and the red walls with white ledges are worth the cold.</p>
${figure(pictures["grand-canyon"].bikes, "The South Rim: miles of road and path along the edge, with room for everyone.")}
<h2>What the West Rim is like</h2>
<p>It is narrower and rawer. The land is desert, the edge is the edge, and the river is nearer. You ride a shuttle between Eagle Point and Guano Point and stay as long as you like at each. The income goes to the tribe, whose land this is. You are a guest there, and it is run as a business: there is a ticket, and extras cost extra.</p>
<p>The Skywalk is the best known extra, a glass horseshoe that reaches 70 feet out. It is an odd and rather pleasant feeling for ten minutes. It is not needed in order to see the canyon.</p>
${figure(pictures["grand-canyon"].skywalk, "The West Rim: the Skywalk, 70 feet out and a long way up.")}
<h2>Things people get wrong</h2>
<ul><li>The Skywalk is not at the South Rim. By road the two are about 240 miles apart.</li><li>You cannot visit both in one day.</li><li>The North Rim is a third place, reached from Utah, and closed to cars in winter. We do not go there.</li><li>Neither rim tour goes down to the river. A hike to the river and back in one day is something rangers ask people not to try.</li></ul>
<h2>With children, or with fear of heights</h2>
<p>For small children we prefer the South Rim, because of the railings and the paved path, if they can bear the drive. For older ones who hate sitting, the West Rim. If heights trouble you, the South Rim again: you can stand thirty feet back and still see everything.</p>`,
  relatedTours: [
    "grand-canyon-south-rim-day-tour",
    "grand-canyon-west-rim-day-tour",
    "grand-canyon-sunset-and-sunrise-two-days",
  ],
};
