function grouped(digits: string): string {
  return digits.length <= 3 ? digits : `${grouped(digits.slice(0, -3))},${digits.slice(-3)}`;
}

/** `1234.5` → `$1,234.50`. Without `Intl`, whose first formatter takes a phone 60 ms (docs/decisions/042). */
export function receiptAmount(dollars: number): string {
  const [whole = "", cents = ""] = Math.abs(dollars).toFixed(2).split(".");
  return `${dollars < 0 ? "-" : ""}$${grouped(whole)}.${cents}`;
}
