import { useEffect, useId, useRef } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countField } from "#app/components/form/count-field.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { groupHref } from "#app/domain/forms/seat-request.ts";
import { isTooLarge, MAX_PEOPLE, type Party, type PartyText, partySize, readCount } from "#app/domain/tour/party.ts";

interface CountProps {
  name: keyof Party;
  title: string;
  text: string;
  least: number;
  most: number;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** Of the sentence that says why Book is held back, of which a page has one. */
export const PARTY_PROBLEM = "party-problem";

/** The buttons beside the field need JavaScript and are hidden without. */
function Count({ name, title, text, least, most, isWrong, onChange }: CountProps) {
  const id = useId();
  const count = readCount(text);
  const step = (by: 1 | -1) => {
    const next = count === null ? least : count + by;
    return { isOff: next < least || (by > 0 && next > most), take: () => onChange(String(next)) };
  };
  const [fewer, more] = [step(-1), step(1)];
  return (
    <div className="party-count">
      <label htmlFor={id}>{title}</label>
      <div className="party-field">
        <button
          type="button"
          className="party-step"
          aria-disabled={fewer.isOff}
          onClick={fewer.isOff ? undefined : fewer.take}
        >
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">Fewer {name}</span>
        </button>
        <input
          id={id}
          name={name}
          {...countField(least, most)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? PARTY_PROBLEM : undefined}
          value={text}
          onChange={({ target }) => onChange(target.value.trim())}
        />
        <button
          type="button"
          className="party-step"
          aria-disabled={more.isOff}
          onClick={more.isOff ? undefined : more.take}
        >
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">More {name}</span>
        </button>
      </div>
    </div>
  );
}

interface Props {
  /** What the fields show, and the party that it is, if any. */
  text: PartyText;
  party: Party | null;
  /** For a larger group's message to the operator. */
  tour: number;
  date: IsoDate | null;
  /** Of the chosen departure; null when the operator does not say. */
  seats: number | null;
  /** Of the departure with the most seats. */
  mostSeats: number | null;
  onChange: (text: PartyText) => void;
}

/** Adults and children. What was typed stays; a party that cannot be booked is told why. */
export function PartyFields({ text, party, tour, date, seats, mostSeats, onChange }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  // Without JavaScript the limits stay as they are, whatever is chosen: only what nobody can book is refused.
  const isLive = useIsHydrated();
  const limit = (isLive ? seats : mostSeats) ?? MAX_PEOPLE;
  const left = (others: number) => Math.min(MAX_PEOPLE, limit - others);
  const isLarge = party !== null && isTooLarge(party);
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll("input") ?? [])];
    const [adults, children] = inputs.map(({ value }) => value.trim());
    // Typed before hydration.
    const isTyped = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    if (isTyped && adults !== undefined && children !== undefined) onChange({ adults, children });
  }, [onChange]);
  const isWrong = (name: keyof Party, least: number) => {
    const count = readCount(text[name]);
    return count === null || count < least || count > MAX_PEOPLE;
  };
  const writeToUs = (
    <AppLink href={groupHref({ tour, date, people: party && partySize(party) })} rel="nofollow">
      write to us
    </AppLink>
  );
  return (
    <fieldset ref={box} className="party">
      <legend>Who is coming?</legend>
      <Count
        name="adults"
        title="Adults"
        text={text.adults}
        least={1}
        most={Math.max(1, left(isLive ? (party?.children ?? 0) : 0))}
        isWrong={isWrong("adults", 1)}
        onChange={(adults) => onChange({ ...text, adults })}
      />
      <Count
        name="children"
        title="Children"
        text={text.children}
        least={0}
        most={Math.max(0, left(isLive ? (party?.adults ?? 1) : 1))}
        isWrong={isWrong("children", 0)}
        onChange={(children) => onChange({ ...text, children })}
      />
      <output className="party-problem" id={party === null || isLarge ? PARTY_PROBLEM : undefined}>
        {party === null ? <span>Please enter whole numbers like 2, with at least one adult.</span> : null}
        {isLarge ? (
          <span>
            At most {MAX_PEOPLE} adults and {MAX_PEOPLE} children can be booked here; larger groups: {writeToUs}.
          </span>
        ) : null}
      </output>
      {isLarge ? null : (
        <noscript>
          <p className="party-problem">
            More than {MAX_PEOPLE}? Please {writeToUs}.
          </p>
        </noscript>
      )}
    </fieldset>
  );
}
