import { type ComponentProps, useId } from "react";

interface Props {
  /** Given where the same field is rendered by two roots; else it makes its own. */
  id?: string;
  label: string;
  name: string;
  error: string | undefined;
  /** Said beside the label when the field may stay empty. */
  optional?: boolean;
  /** More than one line when set. */
  rows?: number;
}

type Control = Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "defaultValue" | "required">;

/** A labelled field with its message tied to it (WCAG 1.3.1, 3.3.1). */
export function Field({ id: given, label, name, error, optional = false, rows, type, ...control }: Props & Control) {
  const own = useId();
  const id = given ?? own;
  const messageId = `${id}-error`;
  const shared = {
    ...control,
    id,
    name,
    className: "field-control",
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : messageId,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional ? <span className="field-optional">(optional)</span> : null}
      </label>
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
      {/* Always there: a live region speaks only when its content changes (WCAG 4.1.3). */}
      <p id={messageId} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
