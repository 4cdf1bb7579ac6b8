import { AppLink } from "#app/components/app-link.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { siteContext } from "#app/context.ts";
import {
  NEWSLETTER_PATH,
  NEWSLETTER_TEXT,
  type NewsletterField,
  newsletterEmail,
  newsletterEmailError,
} from "#app/domain/forms/newsletter.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { useSite } from "#app/layout/site-data.ts";
import { Parts } from "#app/server-html/parts.tsx";
import type { Route } from "./+types/news-letter";
import { answerForm, loadFormPage } from "./form-page.server.ts";

export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const described = { title: "Newsletter", description: site.tenant.newsletterText };
  return loadFormPage(site, request, url, { name: "news-letter", ...described }, {});
}

/** The form in the footer posts here as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await request.formData();
  const email = newsletterEmail(form);
  const error = newsletterEmailError(email);
  return answerForm<NewsletterField>(request, form, {
    values: { email },
    errors: error === null ? {} : { email: error },
    errorText: error ?? "",
    failureText: NEWSLETTER_TEXT.failureToast,
    path: NEWSLETTER_PATH,
    fragment: "subscribe",
    adClicks: site.tenant.adClicks,
    send: (delivery) => site.submit.newsletter(email, delivery),
  });
}

export { headMeta as meta, loaderHeaders as headers } from "./page-meta.ts";

export default function NewsLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { helpPages } = useSite();
  const { language } = useFormat();
  return (
    <>
      <Parts parts={loaderData.above} name="above" />
      <section lang={language} className="wrap section form-section" id="subscribe">
        <div className="side-card subscribe">
          <h2>Get the next letter</h2>
          <div>
            <NewsletterForm id="newsletter-email" isSent={loaderData.isSent} result={actionData} />
            {helpPages.includes("privacy-policy") ? (
              <p className="newsletter-privacy">
                How we use your address: <AppLink href="/privacy-policy">privacy policy</AppLink>.
              </p>
            ) : null}
          </div>
        </div>
      </section>
      <Parts parts={loaderData.below} name="below" />
    </>
  );
}
