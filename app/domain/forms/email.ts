/** RFC 5321 4.5.3.1.3: a path has 256 octets, including the angle brackets. Checked before the pattern. */
export const EMAIL_MAX_CHARS = 254;

/** No white space, one `@`, a dot in the domain. Linear time: the parts share no character. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmailShaped(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text);
}
