import { data } from "react-router";
import { useFormat } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import { MyBooking } from "#app/features/bookings/my-booking.tsx";
import { ContactLine } from "#app/layout/contact-line.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/booking";
import { answerBooking } from "./booking.server.ts";
import { loadLinkedPage } from "./content-page.server.ts";
import { loadFormPage } from "./form-page.server.ts";
import { notFound } from "./page-data.server.ts";
import { headTags } from "./page-meta.ts";

const WITHOUT_OPERATOR = {
  name: "booking",
  title: "My booking",
  description: "See your booking, have its confirmation sent again, or cancel it.",
  isForm: true,
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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

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
