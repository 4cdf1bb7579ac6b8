/** The shape of an e-mail address, as the edge and the browser both judge it. */

/** RFC 5321 4.5.3.1.3 gives a path 256 octets, two of them the angle brackets. Checked before the pattern. */
export const EMAIL_MAX_CHARS = 254;

/** No white space, one `@`, a dot inside the domain. Every step consumes a character: linear time. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmailShaped(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text);
}
