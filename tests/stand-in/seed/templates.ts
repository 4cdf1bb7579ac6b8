/**
 * Facts and texts that are written once: `{name}` stands for an entry of `shared.yaml` or `films.yaml`, a whole list of them
 * among list items. `{miles:road}`, `{drive:road}` and `{hours:road}` stand for the road's miles, its drive time, and hours of the day
 * tours on it; `{price:101}` for a tour's adult price, `{price:101 x 2}` for that of two; `{tour:101}` for its address.
 * Double braces stay: they are of each tenant (`tenant-texts.ts`).
 */

interface TourFacts {
  id: number;
  slug: string;
  destination: string;
  priceAdult: number;
  durationHours: number;
  overnight: boolean;
  road: string;
}

export interface Facts {
  roads: Readonly<Record<string, { miles: number; minutes: number }>>;
  tours: readonly TourFacts[];
  shared: Readonly<Record<string, unknown>>;
}

const TEMPLATE = /(?<!\{)\{([\w-]+)(?::([^{}]+))?\}(?!\})/g;

/** `2 h 45 min` */
export function driveTime(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "h"],
    [minutes % 60, "min"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

/** `12`, `12.5 to 16`: hours of the shortest and the longest, rounded up to half an hour. */
function dayHours(tours: readonly TourFacts[], name: string): string {
  const hours = tours
    .filter(({ overnight, road }) => !overnight && road === name)
    .map(({ durationHours }) => Math.ceil(2 * durationHours) / 2);
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** @returns undefined for an unknown fact */
function factOf({ roads, tours }: Facts, name: string, about: string): string | undefined {
  const road = roads[about];
  if (name === "miles") return road && `${road.miles} mi`;
  if (name === "drive") return road && driveTime(road.minutes);
  if (name === "hours") return road && dayHours(tours, about);
  const [key, times = "1"] = about.split(" x ");
  const tour = tours.find(({ id, slug }) => String(id) === key || slug === key);
  if (name === "price") return tour && `$${tour.priceAdult * Number(times)}`;
  if (name !== "tour" || tour === undefined) return undefined;
  return `/tours-detail/${tour.destination}-tours/?original_url=${encodeURIComponent(`/tour/${tour.slug}`)}`;
}

/** @throws Error for a template that stands for nothing */
function fill(text: string, facts: Facts): string {
  return text.replace(TEMPLATE, (template, name: string, about?: string) => {
    const value = about === undefined ? facts.shared[name] : factOf(facts, name, about);
    if (typeof value !== "string") throw new Error(`${template} stands for no text`);
    return fill(value, facts);
  });
}

/** The value with all templates in its texts filled in. @throws Error for a template that stands for nothing */
export function expand(value: unknown, facts: Facts): unknown {
  if (typeof value === "string") {
    const [, name] = /^\{([\w-]+)\}$/.exec(value) ?? [];
    const whole = name === undefined ? undefined : facts.shared[name];
    return whole === undefined || typeof whole === "string" ? fill(value, facts) : expand(whole, facts);
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const expanded = expand(item, facts);
      return typeof item === "string" && Array.isArray(expanded) ? expanded : [expanded];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item, facts)]));
}
