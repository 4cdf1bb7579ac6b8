/** Pages of a long list: a document of hundreds of cards is slow on a phone. */

export const TOURS_PER_PAGE = 48;
/** Digits of the query key `page`; the first page has none, so that it has one address. */
export const PAGE_NUMBER = /^(?:[2-9]|[1-9]\d)$/;

/** @param wanted value of the query key; a page after the last one is the last one */
export function listPage<Item>(items: readonly Item[], wanted: string | null) {
  const pages = Math.max(1, Math.ceil(items.length / TOURS_PER_PAGE));
  const asked = wanted !== null && PAGE_NUMBER.test(wanted) ? Number(wanted) : 1;
  const page = Math.min(asked, pages);
  return { items: items.slice((page - 1) * TOURS_PER_PAGE, page * TOURS_PER_PAGE), page, pages };
}

/** @param query of the list; other keys stay */
export function listPageHref(path: string, query: URLSearchParams, page: number): string {
  const params = new URLSearchParams(query);
  params.delete("page");
  if (page > 1) params.set("page", String(page));
  params.sort();
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}
