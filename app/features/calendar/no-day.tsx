import type { Party } from "#app/domain/tour/party.ts";
import { PartyFields } from "./party-fields.tsx";
import { rememberParty, useParty } from "./party-store.ts";

/** Before a day is chosen: who is coming, and what to do next. @param ignoredDate as of `BookingCalendar` */
export function NoDay({ asked, tour, ignoredDate }: { asked: Party | null; tour: number; ignoredDate: string }) {
  const { text, party } = useParty(asked);
  return (
    <section className="chosen-day no-day">
      <h3>Choose a date</h3>
      {ignoredDate === "" ? null : <p className="calendar-note">{ignoredDate}</p>}
      <p>Pick a date to see seats and your total.</p>
      <PartyFields {...{ text, party, tour }} date={null} seats={null} mostSeats={null} onChange={rememberParty} />
    </section>
  );
}
