/** Words that only somebody with `READY_TOKEN` can have signed, until they expire: HMAC-SHA256 over purpose, host and time. */

const BYTES = new TextEncoder();
const TOKEN = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

/** What a signature is for; in one for something else it is worth nothing. */
interface SignedFor {
  purpose: string;
  host: string;
  /** Another one makes all earlier signatures worthless. */
  generation: string;
}

/** An invitation to a site that is not open yet (`softLaunch`). */
export function invitationTo(host: string, generation: string): SignedFor {
  return { purpose: "soft-launch", host, generation };
}

/** Pages of a host with the operator's newest content (`preview`). */
export function previewOf(host: string): SignedFor {
  return { purpose: "preview", host, generation: "" };
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

const importKey = (secret: string) =>
  crypto.subtle.importKey("raw", BYTES.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

// JSON keeps the parts apart, whatever characters they have.
const messageOf = ({ purpose, host, generation }: SignedFor, expires: number) =>
  BYTES.encode(JSON.stringify([purpose, host, generation, expires]));

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

/** @param expires seconds since the epoch */
export async function sign(secret: string, what: SignedFor, expires: number): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), messageOf(what, expires));
  return `${expires}.${toBase64Url(signature)}`;
}

/** How many seconds it is still good for; 0: it is not. Compares in constant time. */
export async function secondsLeft(secret: string, what: SignedFor, token: string): Promise<number> {
  const [, time = "", signature = ""] = TOKEN.exec(token) ?? [];
  const left = Math.floor(Number(time) - Date.now() / 1_000);
  if (signature === "" || left <= 0) return 0;
  const isGenuine = await crypto.subtle.verify(
    "HMAC",
    await importKey(secret),
    fromBase64Url(signature),
    messageOf(what, Number(time)),
  );
  return isGenuine ? left : 0;
}
