/** What texts of the demo content, which all tenants share, say differently for each tenant: `{{brand}}`, `{{phone}}` and so on. */

interface Hours {
  weekdays: number[];
  opens: string;
  closes: string;
}

interface Config {
  documentTitle?: string;
  header?: { phone?: string | null; textUs?: string | null; hours?: Hours[] };
  footer?: { address?: string };
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** For tenants without a telephone of their own. */
const SHARED = {
  phone: "+1 702 555 0142",
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: "07:00", closes: "19:00" }],
};

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  return `${twelve}${minutes === 0 ? "" : `:${time.slice(3)}`} ${hours < 12 ? "AM" : "PM"}`;
}

function hoursText(hours: readonly Hours[]): string {
  return hours
    .map(({ weekdays, opens, closes }) => {
      const [first = 0, last = first] = [weekdays[0], weekdays.at(-1)];
      const days =
        weekdays.length === 7 ? "every day" : first === last ? DAYS[first] : `${DAYS[first]} to ${DAYS[last]}`;
      return `${days} ${clock(opens)} to ${clock(closes)}`;
    })
    .join(", ");
}

/** Replaces the `{{…}}` of a page or post. */
export function insertTenantTexts(content: unknown, { documentTitle, header, footer }: Config): unknown {
  const phone = header?.phone ?? SHARED.phone;
  const texts: Record<string, string> = {
    brand: documentTitle ?? "National Park Tours",
    phone,
    textUs: header?.textUs ?? phone,
    hours: hoursText(header?.hours ?? SHARED.hours),
    address: footer?.address ?? "Las Vegas, Nevada",
  };
  const filled = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    JSON.stringify(texts[name] ?? whole).slice(1, -1),
  );
  return JSON.parse(filled);
}
