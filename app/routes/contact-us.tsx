import { builderPage } from "#app/blocks/builder-page.server.ts";
import { useFormat, useTenant } from "#app/components/use-tenant.ts";
import { type Site, siteContext } from "#app/context.ts";
import {
  CONTACT_PATH,
  CONTACT_TEXT,
  type ContactField,
  contactErrors,
  contactMessage,
  errorSummary,
} from "#app/domain/forms/contact.ts";
import { requestOf, requestText } from "#app/domain/forms/contact-request.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { isSlug } from "#app/domain/names/names.ts";
import type { ContactWays } from "#app/domain/tenant/tenant.ts";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { ContactFacts } from "#app/layout/contact-line.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import { omitFromDocumentData, staticPart } from "#app/server-html/render.server.tsx";
import { StaticHtml } from "#app/server-html/static-html.tsx";
import type { Route } from "./+types/contact-us";
import { answerForm, loadFormPage } from "./form-page.server.ts";

const WITHOUT_OPERATOR = {
  name: "contact-us",
  title: "Contact us",
  description: "Write to us.",
};

/** The form's texts for a visitor who comes from a shuttle line or a tour that exists, or asks for a tour of one's own; else null. */
async function prefillOf(site: Site, query: URLSearchParams) {
  const format = formatOf(site.tenant);
  const slug = query.get("shuttle") ?? "";
  const line = isSlug(slug) ? await site.content.get(builderPage, { page: `shuttle-service-${slug}` }) : null;
  if (line?.status === "ok") return requestText(format, "seats", query, line.data.title || slug);
  const tour = site.tours?.find(({ id }) => String(id) === query.get("tour"));
  const request = requestOf(query, site.tenant) ?? (tour === undefined ? null : "tour");
  return request && requestText(format, request, query, tour?.title ?? "");
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = staticPart(site, <ContactFacts tenant={site.tenant} />);
  return loadFormPage(site, request, url, WITHOUT_OPERATOR, {
    prefill: await prefillOf(site, url.searchParams),
    beside: facts.html === "" ? null : omitFromDocumentData(request, facts),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await request.formData();
  const values = contactMessage(form);
  const errors = contactErrors(formatOf(site.tenant), values);
  return answerForm<ContactField>(request, form, {
    values,
    errors,
    errorText: errorSummary(Object.keys(errors).length),
    failureText: CONTACT_TEXT.failureToast,
    path: CONTACT_PATH,
    fragment: "write",
    adClicks: site.tenant.adClicks,
    send: (delivery) => site.submit.contact(values, delivery),
  });
}

export { headMeta as meta, loaderHeaders as headers } from "./page-meta.ts";

function waysToReach({ phone, textUs }: ContactWays): string {
  if (phone === null) return textUs === null ? "Where we are" : "Text us";
  return textUs === null ? "Call us" : "Call or text";
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { contact } = useTenant();
  const { language } = useFormat();
  return (
    <>
      <Parts parts={loaderData.above} name="above" />
      <section lang={language} className="wrap section form-section" id="write">
        <div className="form-and-facts">
          {loaderData.beside === null ? null : (
            <aside className="side-card" aria-labelledby="reach">
              <h2 id="reach">{waysToReach(contact)}</h2>
              <StaticHtml part={loaderData.beside} name="beside" />
            </aside>
          )}
          <div>
            <h2>Write to us</h2>
            <ContactForm prefill={loaderData.prefill} isSent={loaderData.isSent} result={actionData} />
            {loaderData.people.length === 0 ? null : (
              <div lang={loaderData.language} className="form-people">
                <Parts parts={loaderData.people} name="people" />
              </div>
            )}
          </div>
          {loaderData.answers.length === 0 ? null : (
            <aside lang={loaderData.language} className="side-card">
              <Parts parts={loaderData.answers} name="answers" />
            </aside>
          )}
        </div>
      </section>
      <Parts parts={loaderData.below} name="below" />
    </>
  );
}
