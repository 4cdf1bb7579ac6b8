import { useId, useState } from "react";
import { useIsHydrated } from "#app/components/server-value.ts";
import { MAX_PEOPLE, type Party } from "#app/domain/tour/party.ts";

interface CountProps {
  name: keyof Party;
  title: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A number field; the buttons beside it need JavaScript and are hidden without. */
function Count({ name, title, value, least, most, onChange }: CountProps) {
  const id = useId();
  /** While typing: an empty field is no number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="party-count">
      <label htmlFor={id}>{title}</label>
      <div className="party-field">
        <button
          type="button"
          className="party-step"
          aria-disabled={value <= least}
          onClick={() => value > least && onChange(value - 1)}
        >
          <span aria-hidden="true">−</span>
          <span className="visually-hidden">Fewer {name}</span>
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={least}
          max={most}
          required
          value={draft ?? value}
          onBlur={() => setDraft(null)}
          onChange={({ target }) => {
            setDraft(target.value);
            const typed = target.valueAsNumber;
            if (Number.isInteger(typed) && typed >= least && typed <= MAX_PEOPLE) onChange(typed);
          }}
        />
        <button
          type="button"
          className="party-step"
          aria-disabled={value >= most}
          onClick={() => value < most && onChange(value + 1)}
        >
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">More {name}</span>
        </button>
      </div>
    </div>
  );
}

interface Props {
  party: Party;
  /** Of the chosen departure; null when the operator does not say. */
  seats: number | null;
  /** Of the departure with the most seats. */
  mostSeats: number | null;
  onChange: (party: Party) => void;
}

/** Adults and children, together not more than there are seats. */
export function PartyFields({ party, seats, mostSeats, onChange }: Props) {
  const { adults, children } = party;
  // Without JavaScript the limits stay as they are, whatever is chosen: only what nobody can book is refused.
  const isLive = useIsHydrated();
  const limit = (isLive ? seats : mostSeats) ?? MAX_PEOPLE;
  const left = (others: number) => Math.min(MAX_PEOPLE, limit - others);
  return (
    <fieldset className="party">
      <legend>Who is coming?</legend>
      <Count
        name="adults"
        title="Adults"
        value={adults}
        least={1}
        most={Math.max(1, left(isLive ? children : 0))}
        onChange={(value) => onChange({ adults: value, children })}
      />
      <Count
        name="children"
        title="Children"
        value={children}
        least={0}
        most={Math.max(0, left(isLive ? adults : 1))}
        onChange={(value) => onChange({ adults, children: value })}
      />
    </fieldset>
  );
}
