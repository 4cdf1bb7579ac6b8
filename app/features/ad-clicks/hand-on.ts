/** Adds the click to what leads to a booking: links and forms of `/search` and the checkout, and the posts of the two forms. */

import { tabStorage } from "#app/components/browser-storage.ts";
import { AD_CLICK_KEY, CHECKOUT_PATH } from "#app/domain/constants.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";
import { NEWSLETTER_PATH } from "#app/domain/forms/newsletter.ts";
import { type AdClick, adClickIn } from "#app/domain/http/ad-click.ts";
import { isAtOrBelow } from "#app/domain/http/visitor-paths.ts";
import { isObject, parsedJson } from "#app/domain/json.ts";

function remembered(): AdClick {
  const stored = parsedJson(tabStorage.get(AD_CLICK_KEY));
  return isObject(stored) ? adClickIn(Object.entries(stored)) : {};
}

const leadsToBooking = ({ origin, pathname }: URL) =>
  origin === location.origin &&
  (pathname.startsWith("/search") || isAtOrBelow(pathname, CHECKOUT_PATH.replace(/\/$/, "")));

const isFormPath = ({ origin, pathname }: URL) =>
  origin === location.origin && [CONTACT_PATH, NEWSLETTER_PATH].includes(pathname.replace(/\/$/, ""));

/** Before the browser or the client router follows the link. */
function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || typeof link.href !== "string") return;
  const to = new URL(link.href);
  if (!leadsToBooking(to)) return;
  for (const [name, value] of Object.entries(remembered())) to.searchParams.set(name, value);
  link.href = to.href;
}

/** Fires for every form, whether a script reads it or the browser sends it. */
function onFormData({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  const to = new URL(target.getAttribute("action") ?? "", location.href);
  const isMeant = target.method === "post" ? isFormPath(to) : leadsToBooking(to);
  if (isMeant) for (const [name, value] of Object.entries(remembered())) formData.set(name, value);
}

export function handOn(): void {
  for (const type of ["click", "auxclick"]) document.addEventListener(type, onClick, { capture: true });
  document.addEventListener("formdata", onFormData);
}
