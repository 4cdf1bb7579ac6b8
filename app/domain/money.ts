/** Amounts as a receipt says them: `1234.5` → `$1,234.50`. */
const RECEIPT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function receiptAmount(dollars: number): string {
  return RECEIPT.format(dollars);
}
