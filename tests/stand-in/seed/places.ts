/** Where the stops of the demo tours are: public coordinates in degrees, by the stop's title. Other stops have none. */

import type { StopSeed } from "./types.ts";

type Place = readonly [latitude: number, longitude: number];

const STRIP: Place = [36.115, -115.173];
const KINGMAN: Place = [35.19, -114.053];
const MATHER_POINT: Place = [36.062, -112.108];
const EAGLE_POINT: Place = [36.012, -113.811];
const HOOVER_DAM: Place = [36.016, -114.738];
const MEMORIAL_BRIDGE: Place = [36.012, -114.741];
const WILLOW_BEACH: Place = [35.871, -114.661];
const LOWER_ANTELOPE_CANYON: Place = [36.903, -111.413];
const SPRINGDALE: Place = [37.189, -112.999];
const BRYCE_POINT: Place = [37.604, -112.157];
const ZABRISKIE_POINT: Place = [36.42, -116.812];
const BADWATER: Place = [36.23, -116.767];
const MESQUITE_FLAT: Place = [36.606, -117.115];

export const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["First pick-up", STRIP],
  ["Day 1: first pick-up", STRIP],
  ["Pick-up at your hotel", STRIP],
  ["Kingman, Arizona", KINGMAN],
  ["Kingman, on the way back", KINGMAN],
  ["Seligman, Arizona", [35.325, -112.877]],
  ["Mather Point", MATHER_POINT],
  ["Day 2: Mather Point", MATHER_POINT],
  ["Yavapai Geology Museum", [36.066, -112.117]],
  ["Grand Canyon Village", [36.057, -112.139]],
  ["South Rim", MATHER_POINT],
  ["South Kaibab Trail", [36.053, -112.084]],
  ["Desert View", [36.044, -111.826]],
  ["Dolan Springs, Arizona", [35.592, -114.273]],
  ["West Rim", [35.99, -113.817]],
  ["Eagle Point", EAGLE_POINT],
  ["Guano Point", [36.03, -113.83]],
  ["Hoover Dam", HOOVER_DAM],
  ["Hoover Dam bypass", MEMORIAL_BRIDGE],
  ["Memorial bridge", MEMORIAL_BRIDGE],
  ["Boulder City", [35.979, -114.833]],
  ["Hemenway Park", [35.996, -114.832]],
  ["Lake Mead", [36.011, -114.796]],
  ["Lake Mead overlook", [36.011, -114.796]],
  ["Historic Railroad Trail", [36.018, -114.77]],
  ["Trailhead", [36.012, -114.79]],
  ["Willow Beach", WILLOW_BEACH],
  ["Willow Beach again", WILLOW_BEACH],
  ["Emerald Cave", [35.894, -114.68]],
  ["St. George, Utah", [37.096, -113.568]],
  ["Kanab, Utah", [37.047, -112.526]],
  ["Page, Arizona", [36.914, -111.456]],
  ["Lower Antelope Canyon", LOWER_ANTELOPE_CANYON],
  ["Day 2: Lower Antelope Canyon", LOWER_ANTELOPE_CANYON],
  ["Upper Antelope Canyon", [36.862, -111.374]],
  ["Canyon X", [36.87, -111.33]],
  ["Horseshoe Bend", [36.879, -111.51]],
  ["Glen Canyon Dam overlook", [36.935, -111.486]],
  ["Lake Powell", [36.996, -111.489]],
  ["The Toadstools", [37.101, -111.872]],
  ["Springdale, Utah", SPRINGDALE],
  ["Springdale, on the way back", SPRINGDALE],
  ["Zion", [37.2, -112.987]],
  ["Zion visitor center", [37.2, -112.987]],
  ["Zion Canyon", [37.259, -112.951]],
  ["Zion Lodge", [37.251, -112.957]],
  ["Riverside Walk", [37.285, -112.948]],
  ["The Narrows", [37.3, -112.948]],
  ["Canyon Overlook Trail", [37.213, -112.941]],
  ["Zion–Mount Carmel Highway", [37.213, -112.941]],
  ["Zion, east entrance", [37.234, -112.876]],
  ["Cedar City, Utah", [37.677, -113.062]],
  ["Lodge near Bryce Canyon", [37.674, -112.157]],
  ["Bryce Point", BRYCE_POINT],
  ["Day 2: Bryce Point", BRYCE_POINT],
  ["Inspiration Point", [37.615, -112.164]],
  ["Sunset Point", [37.624, -112.167]],
  ["Queen’s Garden and Navajo Loop", [37.628, -112.163]],
  ["Pahrump, Nevada", [36.208, -115.984]],
  ["Beatty, Nevada", [36.909, -116.759]],
  ["Rhyolite", [36.902, -116.829]],
  ["Zabriskie Point", ZABRISKIE_POINT],
  ["Day 2: Zabriskie Point", ZABRISKIE_POINT],
  ["Badwater Basin", BADWATER],
  ["Artists Drive and Badwater Basin", BADWATER],
  ["Furnace Creek", [36.457, -116.866]],
  ["Harmony Borax Works", [36.48, -116.873]],
  ["Mesquite Flat", MESQUITE_FLAT],
  ["Mesquite Flat dunes", MESQUITE_FLAT],
  ["Dante’s View", [36.221, -116.727]],
  ["Golden Canyon", [36.421, -116.847]],
  ["Artists Drive", [36.363, -116.803]],
  ["Atlatl Rock", [36.416, -114.554]],
  ["Mouse’s Tank", [36.441, -114.516]],
  ["Rainbow Vista and the scenic road", [36.45, -114.515]],
  ["Rainbow Vista or the Beehives", [36.45, -114.515]],
  ["Fire Wave", [36.482, -114.523]],
  ["White Domes", [36.486, -114.533]],
  ["Seven Sisters", [36.427, -114.512]],
  ["Back in Las Vegas", STRIP],
  ["Back on the Strip", STRIP],
  ["Back at your hotel", STRIP],
]);

/** The stop with its coordinates, if its title names a place. */
export function located(stop: StopSeed): StopSeed {
  const place = PLACES.get(stop.title);
  return place === undefined ? stop : { ...stop, latitude: place[0], longitude: place[1] };
}
