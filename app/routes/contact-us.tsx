import { data } from "react-router";
import { type Site, siteContext } from "#app/context.ts";
import { isSlug } from "#app/domain/content/slug.ts";
import { type ContactField, contactErrors, contactMessage } from "#app/domain/forms/contact.ts";
import { isFromProgram, type PostResult } from "#app/domain/forms/form-post.ts";
import { groupRequest, seatRequest } from "#app/domain/forms/seat-request.ts";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { ContactFacts } from "#app/layout/contact-facts.tsx";
import { PhoneHours } from "#app/layout/phone-hours.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { sendOnce, staticPart } from "#app/server-html/render.server.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/contact-us";
import { bearerOf, loadFormPage, POST_STATUS } from "./form-page.server.ts";
import { headTags } from "./page-meta.ts";

const WITHOUT_OPERATOR = {
  name: "contact-us",
  title: "Contact us",
  description: "Write to us. A person reads every message.",
  isForm: true,
};

/** The form's texts for a visitor who comes from a shuttle line that exists, or with a group from the tour list; else null. */
async function prefillOf(site: Site, query: URLSearchParams) {
  const slug = query.get("shuttle") ?? "";
  const line = isSlug(slug) ? await site.content.page(`shuttle-service-${slug}`) : null;
  return line?.status === "ok" ? seatRequest(line.data.title || slug, query) : groupRequest(query);
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = staticPart(site, <ContactFacts brand={site.brand} />);
  return loadFormPage(site, request, url, WITHOUT_OPERATOR, {
    prefill: await prefillOf(site, url.searchParams),
    beside: facts.html === "" ? null : sendOnce(request, facts),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = contactMessage(form);
  const errors = contactErrors(values);
  let result: PostResult<ContactField>;
  if (isFromProgram(form)) result = { status: "success" };
  else if (Object.keys(errors).length > 0) result = { status: "invalid", errors, values };
  else if (await context.get(siteContext).submit.contact(values, bearerOf(request))) result = { status: "success" };
  else result = { status: "failed", values };
  return data(result, { status: POST_STATUS[result.status] });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head);
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Parts parts={loaderData.above} name="above" />
      <section className="wrap section form-section" id="write">
        <div className="form-and-facts">
          {loaderData.beside === null ? null : (
            <aside className="side-card" aria-labelledby="reach">
              <h2 id="reach">Call or text</h2>
              <PhoneHours />
              <StaticHtml part={loaderData.beside} name="beside" />
            </aside>
          )}
          <div>
            <h2>Write to us</h2>
            <ContactForm prefill={loaderData.prefill} result={actionData} />
          </div>
        </div>
      </section>
      <Parts parts={loaderData.below} name="below" />
    </>
  );
}
