/** Global Privacy Control: the visitor's browser says that nobody may be followed (https://w3c.github.io/gpc/). */
export function refusesTracking(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
