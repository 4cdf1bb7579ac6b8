/** Digits and a leading plus (RFC 3966, RFC 5724). */
export function dial(scheme: "tel" | "sms", number: string): string {
  return `${scheme}:${number.replace(/[^0-9+]/g, "")}`;
}
