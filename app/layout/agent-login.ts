/** Specification 2: the agent login lives in the admin area of the base site. */
export function agentLoginUrl(baseSiteUrl: string): string {
  return `${baseSiteUrl}/admin/#/login`;
}
