/** False for the data of a page, which the client router asks for by itself (React Router: `/x.data`). */
export function isDocument({ url }: Pick<Request, "url">): boolean {
  return !new URL(url).pathname.endsWith(".data");
}

/**
 * The same with a field that the server renders from and that is not sent to the browser as data: a document's HTML carries
 * what is in it already (docs/decisions/025).
 */
export function unsent<T extends object>(data: T, field: keyof T): T {
  return Object.defineProperty({ ...data }, field, { enumerable: false });
}
