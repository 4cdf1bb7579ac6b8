/**
 * The visit: where to, when, who is coming and where they stay. It is in the address of each page, so that a reload, Back and a
 * shared link show it, and every link and form that leads on carries it.
 */

/** Parameters of the party, as `askedParty` reads them. */
export const PARTY_PARAMETERS = ["people", "adults", "children", "ages"] as const;

/** Parameters of an address that belong to the visit. Those of a row mean something only together. */
const PARTS: readonly (readonly string[])[] = [["destination"], ["date", "days"], PARTY_PARAMETERS, ["stay"]];

const isOfParty = (name: string) => PARTY_PARAMETERS.some((each) => each === name);

/** A page, and what its address says of the visit. */
export interface VisitAddress {
  /** What tells the page from others: its path, and the tour that its query names. */
  page: string;
  /** Parameters, as loaders can send them. */
  visit: readonly (readonly [name: string, value: string])[];
}

/** @param pathname perhaps of the page's data */
function pageOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  return `${pathname.replace(/_?\.data$/, "")} ${searchParams.get("original_url") ?? ""}`;
}

export function visitAddress(url: Pick<URL, "pathname" | "searchParams">): VisitAddress {
  const visit = [...url.searchParams].filter(([name, value]) => value !== "" && PARTS.flat().includes(name));
  return { page: pageOf(url), visit };
}

/** The parameters of a visit that a query says nothing about. */
function restOfVisit(visit: VisitAddress["visit"], query: URLSearchParams): VisitAddress["visit"] {
  const open = PARTS.filter((part) => !part.some((name) => query.has(name))).flat();
  return visit.filter(([name]) => open.includes(name));
}

/**
 * A link of the site that takes the visit along. What the link says itself stands: a link to another day keeps the party. Links to
 * the page itself are about what to change there, and stay as they are.
 *
 * @param href addresses of other sites and fragments of the page stay as they are
 * @param isNewer the party of the address was chosen after the page was rendered, and takes the place of the link's
 */
export function withVisit(href: string, { page, visit }: VisitAddress, isNewer = false): string {
  if (visit.length === 0 || !/^\/(?!\/)/.test(href)) return href;
  const to = new URL(href, "https://site.invalid");
  if (pageOf(to) === page) return href;
  if (isNewer && to.searchParams.has("adults") && visit.some(([name]) => isOfParty(name))) {
    for (const name of PARTY_PARAMETERS) to.searchParams.delete(name);
  }
  for (const [name, value] of restOfVisit(visit, to.searchParams)) to.searchParams.append(name, value);
  return to.pathname + to.search + to.hash;
}
