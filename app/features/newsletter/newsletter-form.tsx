import { Field, HiddenFields } from "#app/components/form/field.tsx";
import { FormFailure, FormSuccess } from "#app/components/form/outcome.tsx";
import { type PostFormOptions, usePostForm } from "#app/components/form/post-form.ts";
import { countStep } from "#app/components/funnel.ts";
import { showToast } from "#app/components/toast.ts";
import {
  NEWSLETTER_DRAFT,
  NEWSLETTER_PATH,
  NEWSLETTER_TEXT,
  type NewsletterField,
  newsletterEmail,
  newsletterEmailError,
} from "#app/domain/forms/newsletter.ts";

interface Props extends Pick<PostFormOptions<NewsletterField>, "isSent" | "result"> {
  /** Id of the field. */
  id: string;
}

function validate(form: FormData) {
  const error = newsletterEmailError(newsletterEmail(form));
  return error === null ? {} : { email: error };
}

/** Specification 4 "Newsletter form": idle, submitting, success (the text replaces the form), failure (it stays). */
export function NewsletterForm({ id, isSent, result }: Props) {
  const { isSubmitting, isDone, errors, failure, formProps, hidden } = usePostForm<NewsletterField>({
    path: NEWSLETTER_PATH,
    draft: NEWSLETTER_DRAFT,
    isSent,
    result,
    validate,
    onDone(outcome) {
      if (outcome === "success") {
        countStep("newsletter");
        showToast("success", NEWSLETTER_TEXT.successToast);
      } else if (outcome !== "suspect") showToast("error", NEWSLETTER_TEXT.failureToast);
    },
  });
  if (isDone) return <FormSuccess text={NEWSLETTER_TEXT.success} next={NEWSLETTER_TEXT.next} />;
  const hasHeadline = failure?.reason === "refused" || failure?.reason === "unknown";
  return (
    <form {...formProps} className="newsletter-form">
      <Field
        id={id}
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={result?.data?.values.email}
        error={errors.email}
      />
      <HiddenFields {...hidden} />
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? NEWSLETTER_TEXT.submitting : NEWSLETTER_TEXT.submit}
      </button>
      <FormFailure failure={failure} headline={hasHeadline ? NEWSLETTER_TEXT.failureToast : null} />
    </form>
  );
}
