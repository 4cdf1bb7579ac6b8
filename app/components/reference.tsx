import { useState } from "react";
import { REFERENCE_SLOT } from "#app/domain/http/request-reference.ts";

const ID = "request-reference";

/** In the browser the id stands in the page already; after a navigation inside the app there is none to show. */
function known(): string | null {
  return typeof document === "undefined" ? REFERENCE_SLOT : (document.getElementById(ID)?.textContent ?? null);
}

/** What somebody who writes to us about an error can quote: it finds the request in the log. */
export function Reference() {
  const [reference] = useState(known);
  if (reference === null) return null;
  return (
    <p>
      Reference: <code id={ID}>{reference}</code>
    </p>
  );
}
