import { useLocation } from "react-router";
import { useIsHydrated } from "./server-value.ts";

/** What the address says of the visit. In the browser only, where a page is kept for all visits. */
export function useVisit(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useIsHydrated() ? search : "");
}

/** The hotel goes along with what a form asks for. */
export function StayInput() {
  const stay = useVisit().get("stay") ?? "";
  return stay === "" ? null : <input type="hidden" name="stay" value={stay} />;
}
