import { Field, Honeypot } from "#app/components/form/field.tsx";
import { FormFailure, FormSuccess } from "#app/components/form/outcome.tsx";
import { usePostForm } from "#app/components/form/use-post-form.ts";
import { countStep } from "#app/components/funnel.ts";
import { showToast } from "#app/components/toast.ts";
import {
  CONTACT_DRAFT,
  CONTACT_PATH,
  CONTACT_TEXT,
  type ContactField,
  contactErrors,
  contactMessage,
  fieldsToMend,
} from "#app/domain/forms/contact.ts";
import type { PostResult } from "#app/domain/forms/form-post.ts";

interface Props {
  /** Texts of fields to begin with. */
  prefill?: Partial<Record<ContactField, string>> | null;
  /** Outcome of a post without JavaScript. */
  result?: PostResult<ContactField>;
}

export function ContactForm({ prefill, result }: Props) {
  const { state, formProps } = usePostForm<ContactField>({
    path: CONTACT_PATH,
    draft: CONTACT_DRAFT,
    result,
    validate: (form) => contactErrors(contactMessage(form)),
    onDone(outcome) {
      if (outcome === "success") {
        countStep("contact");
        showToast("success", CONTACT_TEXT.successToast);
      } else showToast("error", CONTACT_TEXT.failureToast);
    },
  });
  if (state.phase === "success") return <FormSuccess text={CONTACT_TEXT.success} />;
  const submitting = state.phase === "submitting";
  const wrong = submitting ? 0 : Object.keys(state.errors).length;
  const field = (name: ContactField) => ({
    name,
    error: submitting ? undefined : state.errors[name],
    defaultValue: result !== undefined && "values" in result ? result.values[name] : prefill?.[name],
  });
  return (
    <form {...formProps} className="contact-form">
      {wrong === 0 ? null : <p className="form-failure">{fieldsToMend(wrong)}</p>}
      <Field label="Name" autoComplete="name" required {...field("name")} />
      <Field label="Email address" type="email" autoComplete="email" required {...field("email")} />
      <Field label="Phone" type="tel" autoComplete="tel" note="optional" {...field("phone")} />
      <Field label="Subject" required {...field("subject")} />
      <div className="contact-message">
        <Field label="Message" note="with your booking number, if any" rows={5} required {...field("message")} />
      </div>
      <Honeypot />
      <button type="submit" className="button" disabled={submitting}>
        {submitting ? CONTACT_TEXT.submitting : CONTACT_TEXT.submit}
      </button>
      <FormFailure reason={submitting ? null : state.failure} operatorText={CONTACT_TEXT.failureToast} />
    </form>
  );
}
