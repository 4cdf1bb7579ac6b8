/** What the demo content, which all tenants share, says differently for each tenant: `{{brand}}`, `{{phone}}` and so on. */

import { WEEKDAYS } from "#app/domain/calendar/dates.ts";
import type { TenantSeed } from "./seed/seed.ts";
import { shortClock } from "./written.ts";

type Config = TenantSeed["config"];
type Hours = NonNullable<NonNullable<Config["header"]>["hours"]>;

/** Texts of tenants whose config has none. */
const DEFAULTS = {
  phone: "+1 702 555 0166",
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }],
};

/** The times of a day stay on one line. */
function hoursText(hours: Hours): string {
  return hours
    .map(({ weekdays, opens, closes }) => {
      const [first = 0, last = first] = [weekdays[0], weekdays.at(-1)];
      const several = weekdays.length === 7 ? "every day" : `${WEEKDAYS[first]} to ${WEEKDAYS[last]}`;
      const times = `${shortClock(opens)} to ${shortClock(closes)}`.replaceAll(" ", "\u00a0");
      return `${first === last ? WEEKDAYS[first] : several} ${times}`;
    })
    .join(", ");
}

/** A page or post as the tenant publishes it. */
export function insertTenantTexts<Content extends object>(content: Content, config: Config = {}): Content {
  const { documentTitle, header, myBooking } = config;
  const phone = header?.phone ?? DEFAULTS.phone;
  const texts: Record<string, string> = {
    brand: documentTitle ?? "National Park Tours",
    phone,
    textUs: header?.textUs ?? phone,
    hours: hoursText(header?.hours ?? DEFAULTS.hours),
    // In HTML.
    cancelBy: myBooking === true ? 'the page <a href="/booking">My booking</a>, ' : "",
  };
  const filled = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    JSON.stringify(texts[name] ?? whole).slice(1, -1),
  );
  return JSON.parse(filled) as Content;
}
