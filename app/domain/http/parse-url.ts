/** @returns null for text that is not a URL. Safari has `URL.canParse` since 17, and `URL.parse` since 18. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
