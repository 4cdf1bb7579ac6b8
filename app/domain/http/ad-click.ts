/** Which click of an advertisement led a visitor here: parameters that advertising systems add to the address of the landing page. */

const CLICK_IDS = new Set(["gclid", "gbraid", "wbraid", "msclkid", "fbclid"]);
const CAMPAIGN = /^utm_[a-z_]{1,30}$/;
/** Those of other systems, which are not handed on. */
const OTHER_TRACKING = new Set(
  "_ga _gl _hsenc _hsmi dclid epik gad_campaignid gad_source gclsrc igshid li_fat_id mc_cid mc_eid mkt_tok rdt_cid ScCid srsltid ttclid twclid yclid".split(
    " ",
  ),
);

/** True if a parameter says only where a visitor comes from. */
export function isTracking(name: string): boolean {
  return CLICK_IDS.has(name) || CAMPAIGN.test(name) || OTHER_TRACKING.has(name);
}

const MAX_PARAMETERS = 12;
const MAX_CHARS = 500;

/** Values by parameter; empty: no advertisement. */
export type AdClick = Record<string, string>;

/** What a query or a form says of the click; the first value of each, and nothing too long. */
export function adClickIn(fields: Iterable<readonly [name: string, value: unknown]>): AdClick {
  const click: AdClick = {};
  for (const [name, value] of fields) {
    if (!CLICK_IDS.has(name) && !CAMPAIGN.test(name)) continue;
    if (typeof value !== "string" || value === "" || value.length > MAX_CHARS || name in click) continue;
    if (Object.keys(click).length < MAX_PARAMETERS) click[name] = value;
  }
  return click;
}
