/** Addresses built from what a tenant gave us. */

/** `tel:` and `sms:` take digits and a leading plus (RFC 3966, RFC 5724). */
export function dial(scheme: "tel" | "sms", number: string): string {
  return `${scheme}:${number.replace(/[^0-9+]/g, "")}`;
}

/** Spec section 2: the agent login lives in the admin area of the base site. */
export function agentLoginUrl(baseSiteUrl: string): string {
  return `${baseSiteUrl}/admin/#/login`;
}
