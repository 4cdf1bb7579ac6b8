/** RFC 5321 4.5.3.1.3: a path has 256 octets, including the angle brackets. Checked before the pattern. */
export const EMAIL_MAX_CHARS = 254;

/** No white space, one `@`, a dot in the domain. Linear time: the parts share no character. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Characters that stand around addresses, as in `Ana <ana@example.com>,` and never in one (RFC 5322 3.2.3, "specials"). */
const AROUND_ADDRESSES = /[<>()[\]:;,\\"]/;

/**
 * Invisible characters come with copied addresses: zero-width and direction marks, soft hyphens, a byte order mark. At the
 * ends also spaces that do not break; white space a person can type stays, and is refused (specification 5).
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NO_BREAK_SPACES_AROUND = /^[\u00a0\u202f]{1,9}|[\u00a0\u202f]{1,9}$/g;
/** "Copy link address" of a link to an address (RFC 6068); what follows the address says what to write. */
const MAILTO = /^mailto:([^?]*)(?:\?.*)?$/i;

/** The address of what was typed or pasted: without invisible characters, and without what makes it a link. */
export function typedEmail(typed: string): string {
  const text = typed.replace(INVISIBLE, "").replace(NO_BREAK_SPACES_AROUND, "");
  return MAILTO.exec(text)?.[1] ?? text;
}

export function isEmailShaped(text: string): boolean {
  return text.length <= EMAIL_MAX_CHARS && EMAIL.test(text) && !AROUND_ADDRESSES.test(text);
}
