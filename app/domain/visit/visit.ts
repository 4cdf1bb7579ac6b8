/**
 * The visit: where to, when, who is coming and where they stay. It is in the address of each page, so that a reload, Back and a
 * shared link show it, and every link and form that leads on carries it.
 */

/** Parameters of the party, as `askedParty` reads them. */
export const PARTY_PARAMETERS = ["people", "adults", "children", "ages"] as const;

/** Parameters of an address that belong to the visit. Those of a row mean something only together. */
const PARTS: readonly (readonly string[])[] = [["destination"], ["date", "days"], PARTY_PARAMETERS, ["stay"]];

/** The departure chosen on a tour's page, which only its own links and forms keep. */
export const SESSION = "session";

/** What a link takes away that leads to a list without filters. */
export const ALL_FILTERS = "destination date people";

/** Parameters of the visit, as loaders can send them. */
export type Visit = readonly (readonly [name: string, value: string])[];

export function visitOf(query: URLSearchParams): Visit {
  return [...query].filter(([name, value]) => value !== "" && PARTS.flat().includes(name));
}

/** The parts of a visit of which none of these parameters says anything. */
export function restOfVisit(visit: Visit, said: readonly string[]): Visit {
  const open = PARTS.filter((part) => !part.some((name) => said.includes(name))).flat();
  return visit.filter(([name]) => open.includes(name));
}

/**
 * A link of the site that takes the visit along. What the link says itself stands: a link to another day keeps the party.
 *
 * @param href addresses of other sites and fragments of the page stay as they are
 * @param without parameters that the link is there to take away, separated by spaces
 */
export function withVisit(href: string, visit: Visit, without = ""): string {
  if (!/^\/(?!\/)/.test(href)) return href;
  const to = new URL(href, "https://site.invalid");
  const rest = restOfVisit(visit, [...to.searchParams.keys(), ...without.split(" ")]);
  if (rest.length === 0) return href;
  for (const [name, value] of rest) to.searchParams.append(name, value);
  return to.pathname + to.search + to.hash;
}
