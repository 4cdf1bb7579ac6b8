const US_DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `1234.5` → `$1,234.50`. */
export function receiptAmount(dollars: number): string {
  return US_DOLLARS.format(dollars);
}
