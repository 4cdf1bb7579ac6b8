import { HONEYPOT_FIELD } from "#app/domain/forms/form-post.ts";

/** A field only programs fill in: out of sight, out of the tab order, and not offered to autofill. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
