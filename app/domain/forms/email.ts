/** RFC 5321 4.5.3.1.3: a path has 256 octets, including the angle brackets. Checked before the pattern. */
export const EMAIL_MAX_CHARS = 254;

/** No white space, one `@`, a dot in the domain. Linear time: the parts share no character. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Invisible characters come with copied addresses: zero-width and direction marks, soft hyphens, a byte order mark. At the
 * ends also spaces that do not break; white space a person can type stays, and is refused (specification 5).
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NO_BREAK_SPACES_AROUND = /^[\u00a0\u202f]{1,9}|[\u00a0\u202f]{1,9}$/g;

/** An address as typed, without its invisible characters. */
export function visibleEmail(typed: string): string {
  return typed.replace(INVISIBLE, "").replace(NO_BREAK_SPACES_AROUND, "");
}

export function isEmailShaped(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text);
}
