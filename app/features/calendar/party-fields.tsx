import { useEffect, useId, useRef } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countField } from "#app/components/form/count-field.ts";
import { useIsHydrated } from "#app/components/server-value.ts";
import type { IsoDate } from "#app/domain/calendar/dates.ts";
import { groupHref } from "#app/domain/forms/seat-request.ts";
import { type AgeGroup, ageGroups, isGroup } from "#app/domain/tour/booking-rules.ts";
import { MAX_PEOPLE, type Party, partySize, plainDigits, readCount } from "#app/domain/tour/party.ts";
import { ageText, wheelchairText } from "#app/domain/tour/text.ts";
import { type Booking, useBookingParty } from "./booking-party.ts";
import { rememberParty } from "./party-store.ts";

interface CountProps {
  name: keyof Party;
  title: string;
  /** Who pays this price; "" when the operator does not say. */
  ages: string;
  text: string;
  least: 0 | 1;
  /** null: any number. */
  most: number | null;
  isWrong: boolean;
  /** The form has the number under another name. */
  isUnsent: boolean;
  onChange: (text: string) => void;
}

/** Of the sentence that says why Book is held back, of which a page has one. */
export const PARTY_PROBLEM = "party-problem";

/** The buttons beside the field need JavaScript and are hidden without. */
function Count({ name, title, ages, text, least, most, isWrong, isUnsent, onChange }: CountProps) {
  const id = useId();
  const count = readCount(text);
  const next = (by: 1 | -1) => (count === null ? least : count + by);
  const isLeast = next(-1) < least;
  return (
    <div className="party-count">
      <label htmlFor={id}>
        {title}
        {ages === "" ? null : <small>{` ${ages}`}</small>}
      </label>
      <div className="party-field">
        <button
          type="button"
          className="party-step"
          aria-disabled={isLeast}
          onClick={isLeast ? undefined : () => onChange(String(next(-1)))}
        >
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">Fewer {name}</span>
        </button>
        <input
          id={id}
          name={isUnsent ? undefined : name}
          {...countField(least, most)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? PARTY_PROBLEM : undefined}
          value={text}
          onChange={({ target }) => onChange(plainDigits(target.value.trim()))}
        />
        <button type="button" className="party-step" onClick={() => onChange(String(next(1)))}>
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">More {name}</span>
        </button>
      </div>
    </div>
  );
}

/** Who can come. */
function Facts({ rules: { minimumAge }, wheelchair }: Pick<Booking, "rules" | "wheelchair">) {
  const age = minimumAge === null ? null : ageText({ minimumAge });
  if (age === null && wheelchair === null) return null;
  return (
    <ul role="list" className="party-facts">
      {age === null ? null : <li>{age}</li>}
      {wheelchair === null ? null : (
        <li>
          <a href="#access">{wheelchairText(wheelchair)}</a>
        </li>
      )}
    </ul>
  );
}

/** `12 and up` for adults, `3 to 11` for children; "" when unknown. */
function agesOf({ minimumAge, childAgeMax }: Booking["rules"]): Record<keyof Party, string> {
  if (childAgeMax === null || childAgeMax < (minimumAge ?? 0)) return { adults: "", children: "" };
  const children = minimumAge === null ? `up to ${childAgeMax}` : `${minimumAge} to ${childAgeMax}`;
  return { adults: `${childAgeMax + 1} and up`, children };
}

/** Asked where some children are too young. */
function YoungestChild({ rules, youngest, onYoungest }: Pick<Booking, "rules" | "youngest" | "onYoungest">) {
  const groups = ageGroups(rules);
  if (groups.length === 0) return null;
  const isWrong = youngest === "too-young";
  return (
    <label className="party-age">
      Age of the youngest child
      <select
        value={youngest ?? ""}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? PARTY_PROBLEM : undefined}
        onChange={({ target }) => onYoungest((target.value || null) as AgeGroup | null)}
      >
        <option value="">Please choose</option>
        {groups.map(({ group, text }) => (
          <option key={group} value={group}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  booking: Booking;
  date: IsoDate | null;
  /** Of the departure with the most; null when the operator does not say. Without JavaScript, more are refused. */
  mostSeats: number | null;
}

/** Adults and children, and who can come. What was typed stays; a party that cannot be booked is told why. */
export function PartyFields({ booking, date, mostSeats }: Props) {
  const { tour, rules, youngest, onYoungest } = booking;
  const { text, party, paying } = useBookingParty(booking);
  const box = useRef<HTMLFieldSetElement>(null);
  // Without JavaScript the form stays as it is, whatever is typed: only what nobody can book is refused.
  const isLive = useIsHydrated();
  const isLarge = paying !== null && isGroup(paying, rules);
  const most = isLive || isLarge ? null : Math.min(MAX_PEOPLE, rules.maxPeople, mostSeats ?? MAX_PEOPLE);
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll("input") ?? [])].filter(({ inputMode }) => inputMode !== "");
    const [adults, children] = inputs.map(({ value }) => value.trim());
    // Typed before hydration.
    const isTyped = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    if (isTyped && adults !== undefined && children !== undefined) rememberParty({ adults, children });
  }, []);
  const count = (name: keyof Party, least: 0 | 1) => {
    const typed = readCount(text[name]);
    return {
      ...{ name, least, text: text[name], ages: agesOf(rules)[name], isUnsent: youngest === "adult" },
      isWrong: typed === null || typed < least,
      onChange: (changed: string) => rememberParty({ ...text, [name]: changed }),
    };
  };
  const hasChildren = party !== null && party.children > 0;
  return (
    <fieldset ref={box} className="party">
      <legend>Who is coming?</legend>
      <Count title="Adults" {...count("adults", 1)} most={most} />
      <Count title="Children" {...count("children", 0)} most={most === null ? null : Math.max(0, most - 1)} />
      {isLive && hasChildren ? <YoungestChild {...{ rules, youngest, onYoungest }} /> : null}
      {youngest === "adult" && paying !== null ? (
        <>
          <input type="hidden" name="adults" value={paying.adults} />
          <input type="hidden" name="children" value={0} />
        </>
      ) : null}
      <Facts {...booking} />
      <output className="party-problem" id={party === null ? PARTY_PROBLEM : undefined}>
        {party === null ? <span>Please enter whole numbers like 2, with at least one adult.</span> : null}
      </output>
      <noscript>
        {rules.minimumAge === null ? null : (
          <label className="party-problem">
            <input type="checkbox" required /> Everybody is {rules.minimumAge} or older
          </label>
        )}
        {isLarge ? null : (
          <p className="party-problem">
            More than {Math.min(MAX_PEOPLE, rules.maxPeople)}? Please{" "}
            <AppLink href={groupHref({ tour, date, people: party && partySize(party) })} rel="nofollow">
              write to us
            </AppLink>
            .
          </p>
        )}
      </noscript>
    </fieldset>
  );
}
