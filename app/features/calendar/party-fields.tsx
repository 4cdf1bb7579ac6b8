import { useId } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { countField } from "#app/components/form/field.tsx";
import { Options } from "#app/components/form/options.tsx";
import { useIsHydrated } from "#app/components/server-value.ts";
import { requestHref } from "#app/domain/forms/contact-request.ts";
import { isGroup, needsAges } from "#app/domain/tour/booking-rules.ts";
import { bookingParty, MAX_CHILD_AGE, MAX_PEOPLE, plainDigits, readCount } from "#app/domain/tour/party.ts";
import { ageText, wheelchairText } from "#app/domain/tour/text.ts";
import { type Booking, rememberParty, useBookingParty } from "./booking-party.ts";

interface CountProps {
  name: "adults" | "children";
  title: string;
  /** Who pays this price; "" when the operator does not say. */
  ages: string;
  text: string;
  least: 0 | 1;
  /** null: any number. */
  most: number | null;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** The id of the sentence that says why Book is held back. A page has one. */
export const PARTY_PROBLEM = "party-problem";

/** The buttons beside the field need JavaScript: they are hidden without, and wait for it. */
function Count({ name, title, ages, text, least, most, isWrong, onChange }: CountProps) {
  const id = useId();
  const count = readCount(text);
  const next = (by: 1 | -1) => (count === null ? least : count + by);
  const isLeast = next(-1) < least;
  const isHydrated = useIsHydrated();
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
          disabled={!isHydrated}
          aria-disabled={isLeast}
          onClick={isLeast ? undefined : () => onChange(String(next(-1)))}
        >
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">Fewer {name}</span>
        </button>
        <input
          id={id}
          // The form sends those who pay as adults and as children.
          name={isHydrated ? undefined : name}
          {...countField(least, most)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? PARTY_PROBLEM : undefined}
          value={text}
          onChange={({ target }) => onChange(plainDigits(target.value.trim()))}
        />
        <button type="button" className="party-step" disabled={!isHydrated} onClick={() => onChange(String(next(1)))}>
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
function agesOf({ minimumAge, childAgeMax }: Booking["rules"]): Record<"adults" | "children", string> {
  if (childAgeMax === null || childAgeMax < (minimumAge ?? 0)) return { adults: "", children: "" };
  const children = minimumAge === null ? `up to ${childAgeMax}` : `${minimumAge} to ${childAgeMax}`;
  return { adults: `${childAgeMax + 1} and up`, children };
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
  value: String(age),
  title: age === 0 ? "Under 1" : String(age),
}));

interface AgesProps {
  /** An entry for each child, "" where no age was chosen. */
  ages: readonly string[];
  /** Younger children cannot come; null: nobody is too young. */
  minimumAge: number | null;
  /** False: the form sends the fields as they are. */
  isLive: boolean;
  onChange: (ages: string[]) => void;
}

/** Asked where ages decide who may come or what they pay; in server HTML too, so that nothing moves when scripts arrive. */
function ChildAges({ ages, minimumAge, isLive, onChange }: AgesProps) {
  return ages.map((chosen, index) => {
    const isWrong = chosen !== "" && minimumAge !== null && Number(chosen) < minimumAge;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- children have no other name
      <label key={index} className="booking-select">
        {ages.length === 1 ? "Age of the child" : `Age of child ${index + 1}`}
        <select
          name={isLive ? undefined : "ages"}
          value={chosen}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? PARTY_PROBLEM : undefined}
          onChange={({ target }) => onChange(ages.with(index, target.value))}
        >
          <option value="">Please choose</option>
          <Options of={AGES} />
        </select>
      </label>
    );
  });
}

interface Props {
  booking: Booking;
  /** The seats of the departure with the most; null when the operator does not say. Without JavaScript, more are refused. */
  mostSeats: number | null;
}

/** Adults and children, and who can come. What was typed stays; a party that cannot be booked is told why. */
export function PartyFields({ booking, mostSeats }: Props) {
  const { tour, rules } = booking;
  const { text, party, paying } = useBookingParty(booking);
  // Without JavaScript the form stays as it is, whatever is typed: only what nobody can book is refused.
  const isLive = useIsHydrated();
  const isLarge = paying !== null && isGroup(paying, rules);
  const most = isLive || isLarge ? null : Math.min(MAX_PEOPLE, rules.maxPeople, mostSeats ?? MAX_PEOPLE);
  const count = (name: "adults" | "children", least: 0 | 1) => {
    const typed = readCount(text[name]);
    return {
      name,
      least,
      text: text[name],
      ages: agesOf(rules)[name],
      isWrong: typed === null || typed < least,
      onChange: (changed: string) => rememberParty({ ...text, [name]: changed }),
    };
  };
  const children = Math.min(party?.children ?? 0, MAX_PEOPLE);
  const ages = Array.from({ length: children }, (_, index) => text.ages[index] ?? "");
  return (
    <fieldset className="party">
      <legend>Who is coming?</legend>
      <Count title="Adults" {...count("adults", 1)} most={most} />
      <Count title="Children" {...count("children", 0)} most={most === null ? null : Math.max(0, most - 1)} />
      {needsAges(rules) ? (
        <ChildAges
          ages={ages}
          minimumAge={rules.minimumAge}
          isLive={isLive}
          onChange={(changed) => rememberParty({ ...text, ages: changed })}
        />
      ) : null}
      {isLive && paying !== null
        ? Object.entries(bookingParty(paying)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        : null}
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
            <AppLink href={requestHref("group", tour)} rel="nofollow">
              write to us
            </AppLink>
            .
          </p>
        )}
      </noscript>
    </fieldset>
  );
}
