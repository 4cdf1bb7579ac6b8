import { Field, Honeypot } from "#app/components/form/field.tsx";
import { FormFailure, FormSuccess } from "#app/components/form/outcome.tsx";
import { usePostForm } from "#app/components/form/use-post-form.ts";
import { countStep } from "#app/components/funnel.ts";
import { showToast } from "#app/components/toast.ts";
import {
  CONTACT_DRAFT,
  CONTACT_FIELDS,
  CONTACT_LABELS,
  CONTACT_PATH,
  CONTACT_TEXT,
  type ContactField,
  contactErrors,
  contactMessage,
  fieldsToMend,
} from "#app/domain/forms/contact.ts";
import type { PostResult } from "#app/domain/forms/form-post.ts";

const idOf = (field: ContactField) => `contact-${field}`;

/** Plain links: without a script, too, they lead to the fields. */
function FieldsToMend({ errors }: { errors: Partial<Record<ContactField, string>> }) {
  const wrong = CONTACT_FIELDS.filter((name) => errors[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <p className="form-failure">
      <strong>{fieldsToMend(wrong.length)}</strong>
      {wrong.map((name) => (
        <a key={name} href={`#${idOf(name)}`}>
          {CONTACT_LABELS[name]}
        </a>
      ))}
    </p>
  );
}

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
  const field = (name: ContactField) => ({
    ...{ name, id: idOf(name), label: CONTACT_LABELS[name] },
    error: submitting ? undefined : state.errors[name],
    defaultValue: result !== undefined && "values" in result ? result.values[name] : prefill?.[name],
  });
  return (
    <form {...formProps} className="contact-form">
      {submitting ? null : <FieldsToMend errors={state.errors} />}
      <Field autoComplete="name" required {...field("name")} />
      <Field type="email" autoComplete="email" required {...field("email")} />
      <Field type="tel" autoComplete="tel" note="optional" {...field("phone")} />
      <Field required {...field("subject")} />
      <div className="contact-message">
        <Field hint="Add your booking number if you have one." rows={5} required {...field("message")} />
      </div>
      <Honeypot />
      <button type="submit" className="button" disabled={submitting}>
        {submitting ? CONTACT_TEXT.submitting : CONTACT_TEXT.submit}
      </button>
      <FormFailure reason={submitting ? null : state.failure} operatorText={CONTACT_TEXT.failureToast} />
    </form>
  );
}
