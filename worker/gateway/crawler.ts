/** Tells crawlers from visitors by user agent. The browser has a short version of it (`SCRIPTED_CRAWLER`). */

import { createIsbotFromList, list } from "isbot";

/** Sogou's spiders match other patterns of isbot; this one matches the browsers of that name, which people use. */
const SOGOU = "sogou";

/** False without a user agent. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== SOGOU));
