import { useState } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { Field, HiddenFields } from "#app/components/form/field.tsx";
import { FormFailure, FormSuccess } from "#app/components/form/outcome.tsx";
import { type PostFormOptions, usePostForm } from "#app/components/form/post-form.ts";
import { countStep } from "#app/components/funnel.ts";
import { showToast } from "#app/components/toast.ts";
import { useFormat } from "#app/components/use-tenant.ts";
import {
  CONTACT_DRAFT,
  CONTACT_FIELDS,
  CONTACT_FORM,
  CONTACT_PATH,
  CONTACT_TEXT,
  type ContactField,
  contactErrors,
  contactMessage,
  errorSummary,
} from "#app/domain/forms/contact.ts";

const idOf = (field: ContactField) => `contact-${field}`;

/** Plain links: without a script, too, they lead to the fields. */
function ErrorSummary({ errors }: { errors: Partial<Record<ContactField, string>> }) {
  const wrong = CONTACT_FIELDS.filter((name) => errors[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <p className="form-failure">
      <strong>{errorSummary(wrong.length)}</strong>
      {wrong.map((name) => (
        <a key={name} href={`#${idOf(name)}`}>
          {CONTACT_FORM[name].label}
        </a>
      ))}
    </p>
  );
}

interface Props extends Pick<PostFormOptions<ContactField>, "isSent" | "result"> {
  /** Texts of fields to begin with. */
  prefill?: Partial<Record<ContactField, string>> | null;
}

export function ContactForm({ prefill, isSent, result }: Props) {
  const format = useFormat();
  const { key } = useLocation();
  /** The entry of the history in which it was sent: a link to the form leads to another message. */
  const [sentAt, setSentAt] = useState(key);
  const { isSubmitting, isDone, errors, failure, formProps, hidden } = usePostForm<ContactField>({
    path: CONTACT_PATH,
    draft: CONTACT_DRAFT,
    isSent,
    result,
    validate: (form) => contactErrors(format, contactMessage(form)),
    onDone(outcome) {
      if (outcome === "success") {
        countStep("contact");
        setSentAt(key);
        showToast("success", CONTACT_TEXT.successToast);
      } else if (outcome === "unknown") showToast("error", CONTACT_TEXT.unknownToast);
      else if (outcome !== "suspect") showToast("error", CONTACT_TEXT.failureToast);
    },
  });
  const another = <AppLink href={`${CONTACT_PATH}#write`}>Write another message</AppLink>;
  if (isDone && sentAt === key) return <FormSuccess text={CONTACT_TEXT.success} next={another} />;
  return (
    <form {...formProps} className="contact-form">
      <ErrorSummary errors={errors} />
      {CONTACT_FIELDS.map((name) => {
        const { label, missing, type, autoComplete, rows, hint } = CONTACT_FORM[name];
        return (
          <Field
            key={name}
            name={name}
            id={idOf(name)}
            label={label}
            note={missing === undefined ? "optional" : undefined}
            required={missing !== undefined}
            type={type}
            autoComplete={autoComplete}
            rows={rows}
            hint={hint}
            error={errors[name]}
            defaultValue={result?.data?.values[name] ?? prefill?.[name]}
          />
        );
      })}
      <HiddenFields {...hidden} />
      <button type="submit" className="button" disabled={isSubmitting}>
        {isSubmitting ? CONTACT_TEXT.submitting : CONTACT_TEXT.submit}
      </button>
      <FormFailure failure={failure} headline={failure?.reason === "refused" ? CONTACT_TEXT.failureToast : null} />
    </form>
  );
}
