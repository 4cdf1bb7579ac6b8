/** Phone numbers as people write them: "(702) 123-4567", "702.123.4567 ext. 4", "+52 (55) 1234 5678", "1-800-555-TRIP". */

const EXTENSION = /(?:;\s*ext\s*=|(^|[^a-z])(?:ext(?:ension|n)?|x)[.:]{0,2}|#)\s*([0-9]{1,7})\s*$/i;
/** Seven is the shortest number that works outside its town, fifteen the longest there is (ITU-T E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** Area code and exchange start with 2 to 9 (North American Numbering Plan). */
const NORTH_AMERICAN = /^1?([2-9][0-9]{2}[2-9][0-9]{6})$/;
/** The letters on a phone's keys 2 to 9. */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter.toUpperCase())) + 2);
}

interface PhoneNumber {
  /** `+` and digits; only digits if the country is unknown. */
  number: string;
  extension: string | null;
}

/** @returns null for text that is no phone number */
export function parsePhone(text: string): PhoneNumber | null {
  const plain = text.normalize("NFKC").trim();
  const extension = EXTENSION.exec(plain);
  const main = extension === null ? plain : plain.slice(0, extension.index + (extension[1]?.length ?? 0));
  // Letters count only at the end, after a number: "1-800-555-TRIP", but not "Call 555 0100" or "n/a".
  const spelled = main.replace(
    /([0-9][ .-]?)([A-Z]{3,15}[\s,.-]{0,5})$/i,
    (_, before: string, word: string) => before + word.replace(/[A-Z]/gi, keyOf),
  );
  // "+44 (0)20 …": the zero is dialed only inside the country.
  const written = spelled
    .replace(/^(\s*\+[0-9 ]+)\(0\)/, "$1")
    .trimEnd()
    .replace(/[,;:]$/, "");
  if (!/^\+?[0-9 ()./\u2010-\u2015-]+$/.test(written)) return null;
  const digits = written.replace(/[^0-9]/g, "");
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  const isGlobal = written.startsWith("+");
  const american = isGlobal ? undefined : NORTH_AMERICAN.exec(digits)?.[1];
  const number = isGlobal ? `+${digits}` : american === undefined ? digits : `+1${american}`;
  return { number, extension: extension?.[2] ?? null };
}

/** The link that calls or texts a number (RFC 3966, RFC 5724); text messages have no extensions. */
export function phoneHref(scheme: "tel" | "sms", text: string): string {
  const phone = parsePhone(text);
  if (phone === null) return `${scheme}:${text.replace(/[^0-9+]/g, "")}`;
  const { number, extension } = phone;
  return `${scheme}:${number}${scheme === "tel" && extension !== null ? `;ext=${extension}` : ""}`;
}
