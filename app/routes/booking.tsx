import { data } from "react-router";
import { useFormat } from "#app/components/use-tenant.ts";
import { type Submissions, siteContext } from "#app/context.ts";
import {
  BOOKING_TEXT,
  type BookingAnswer,
  type BookingChange,
  type BookingKey,
  bookingChange,
  bookingErrors,
  bookingKey,
} from "#app/domain/booking/my-booking.ts";
import { ATTEMPT_FIELD, type Fields, type Submission, textField } from "#app/domain/forms/form-post.ts";
import { newKey } from "#app/domain/http/idempotency.ts";
import { MyBooking } from "#app/features/bookings/my-booking.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/booking";
import { loadLinkedPage } from "./content-page.server.ts";
import { loadFormPage } from "./form-page.server.ts";
import { notFound } from "./page-data.server.ts";

const DONE: Record<BookingChange, string> = { cancel: BOOKING_TEXT.canceled, resend: BOOKING_TEXT.resent };
const REFUSED: Record<BookingChange, string> = { cancel: BOOKING_TEXT.notCanceled, resend: BOOKING_TEXT.notResent };
const UNKNOWN: Record<BookingChange, string> = {
  cancel: BOOKING_TEXT.cancelUnknown,
  resend: BOOKING_TEXT.resendUnknown,
};

interface Made {
  change: BookingChange;
  /** What its own answer says. */
  submission: Submission;
}

function saidOf({ change, submission }: Made, isCanceled: boolean): NonNullable<BookingAnswer["said"]> {
  // The booking itself tells how a cancellation without an answer ended.
  if (submission.status === "confirmed" || (change === "cancel" && isCanceled)) {
    return { text: DONE[change], isProblem: false };
  }
  if (submission.status === "unknown") return { text: UNKNOWN[change], isProblem: true };
  return { text: [REFUSED[change], submission.message].filter(Boolean).join(" "), isProblem: true };
}

type Shown = Pick<BookingAnswer, "booking" | "said">;

/** The booking as it is after what was done to it, and the status of a page that says that something is wrong. */
async function shown(submit: Submissions, key: BookingKey, made: Made | null): Promise<[Shown, problem: number]> {
  const found = await submit.findBooking(key);
  if (found.status === "missing") {
    return [{ booking: null, said: { text: BOOKING_TEXT.missing, isProblem: true } }, 422];
  }
  if (found.status === "ok") return [{ booking: found.data, said: made && saidOf(made, found.data.canceled) }, 422];
  const said = made === null ? { text: BOOKING_TEXT.failed, isProblem: true } : saidOf(made, false);
  return [{ booking: null, said }, 502];
}

/** @returns the page's data, and its status */
async function answerBooking(submit: Submissions, form: Fields): Promise<[BookingAnswer, status: number]> {
  const key = bookingKey(form);
  const errors = bookingErrors(key);
  const change = bookingChange(form);
  const sent = textField(form, ATTEMPT_FIELD) || newKey();
  if (Object.keys(errors).length > 0) return [{ key, errors, booking: null, said: null, attempt: sent }, 422];
  const made = change === null ? null : { change, submission: await submit.changeBooking(change, key, sent) };
  const [answer, problem] = await shown(submit, key, made);
  // Only a change whose end nobody knows is the same one when it is sent again.
  const attempt = made?.submission.status === "unknown" ? sent : newKey();
  return [{ key, errors, ...answer, attempt }, answer.said?.isProblem ? problem : 200];
}

const WITHOUT_OPERATOR = {
  name: "booking",
  title: "My booking",
  description: "See your booking, have its confirmation sent again, or cancel it.",
  unindexed: true,
};

/** A tenant without this page may have one of its own under the same name. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return site.tenant.myBooking
    ? loadFormPage(site, request, url, WITHOUT_OPERATOR, {})
    : loadLinkedPage(site, request, url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  if (!site.tenant.myBooking) notFound();
  const [answer, status] = await answerBooking(site.submit, await request.formData());
  return data(answer, { status });
}

export { headMeta as meta, loaderHeaders as headers } from "./page-meta.ts";

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useFormat();
  if ("parts" in loaderData) return <Parts parts={loaderData.parts} />;
  return (
    <>
      <Parts parts={loaderData.above} name="above" />
      <section lang={language} className="wrap section form-section my-booking" id="find">
        <MyBooking answer={actionData} contact={<ContactLine />} />
      </section>
      <Parts parts={[...loaderData.answers, ...loaderData.people, ...loaderData.below]} name="below" />
    </>
  );
}
