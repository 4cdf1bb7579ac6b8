import type { ReactNode } from "react";
import { useFormat } from "#app/components/use-tenant.ts";
import type { Order } from "#app/domain/cart/order.ts";

interface Props {
  booking: Order;
  /** How to reach the tenant; absent where the page says it elsewhere. */
  contact?: ReactNode;
}

/** What was booked and what it costs, what the guest does next, until when to cancel and whom to call: all that is on paper, too. */
export function Booked({ booking: { items, total, next, cancelTerms }, contact = null }: Props) {
  const { money } = useFormat();
  return (
    <>
      <ul role="list" className="result-list">
        {items.map(({ title, details, calendar }) => (
          <li key={title + details}>
            <strong>{title}</strong>
            <br />
            {details}
            {calendar === null ? null : (
              <>
                <br />
                <a href={calendar} className="text-link" rel="nofollow">
                  Add to calendar
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p>
          Total <strong>{money(total)}</strong>
        </p>
      )}
      {next.length === 0 ? null : (
        <>
          <h3>What happens next</h3>
          <ol>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {cancelTerms === "" ? null : <p>Canceling: {cancelTerms}</p>}
      {contact === null ? null : <p>{contact}</p>}
    </>
  );
}
