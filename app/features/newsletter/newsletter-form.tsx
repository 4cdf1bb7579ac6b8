import { Field, Honeypot } from "#app/components/form/field.tsx";
import { FormFailure, FormSuccess } from "#app/components/form/outcome.tsx";
import { usePostForm } from "#app/components/form/use-post-form.ts";
import { countStep } from "#app/components/funnel.ts";
import { showToast } from "#app/components/toast.ts";
import { type PostResult, textField } from "#app/domain/forms/form-post.ts";
import {
  NEWSLETTER_DRAFT,
  NEWSLETTER_PATH,
  NEWSLETTER_TEXT,
  type NewsletterField,
  newsletterEmailError,
} from "#app/domain/forms/newsletter.ts";

interface Props {
  /** Id of the field. */
  id: string;
  /** Outcome of a post without JavaScript. */
  result?: PostResult<NewsletterField>;
}

function validate(form: FormData) {
  const error = newsletterEmailError(textField(form, "email"));
  return error === null ? {} : { email: error };
}

/** Specification 4 "Newsletter form": idle, submitting, success (the text replaces the form), failure (it stays). */
export function NewsletterForm({ id, result }: Props) {
  const { state, formProps } = usePostForm<NewsletterField>({
    path: NEWSLETTER_PATH,
    draft: NEWSLETTER_DRAFT,
    result,
    validate,
    onDone(outcome) {
      if (outcome === "success") {
        countStep("newsletter");
        showToast("success", NEWSLETTER_TEXT.successToast);
      } else showToast("error", NEWSLETTER_TEXT.failureToast);
    },
  });
  if (state.phase === "success") return <FormSuccess text={NEWSLETTER_TEXT.success} />;
  const submitting = state.phase === "submitting";
  return (
    <form {...formProps} className="newsletter-form">
      <Field
        id={id}
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={result !== undefined && "values" in result ? result.values.email : undefined}
        error={submitting ? undefined : state.errors.email}
      />
      <Honeypot />
      <button type="submit" className="button" disabled={submitting}>
        {submitting ? NEWSLETTER_TEXT.submitting : NEWSLETTER_TEXT.submit}
      </button>
      <FormFailure reason={submitting ? null : state.failure} operatorText={NEWSLETTER_TEXT.failureToast} />
    </form>
  );
}
