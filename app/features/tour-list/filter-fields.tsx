import { type CountedOption, MAX_SEARCH_CHARS } from "#app/domain/tour/filters.ts";
import { useFieldValue } from "./date-query-fields.tsx";

export function SearchField({ value }: { value: string }) {
  const box = useFieldValue<HTMLInputElement>(value);
  return (
    <label className="filter">
      <span>Search</span>
      <input ref={box} type="search" name="q" maxLength={MAX_SEARCH_CHARS} defaultValue={value} />
    </label>
  );
}

/** A filter that is yes or nothing. */
export function Check({ name, option, isChosen }: { name: string; option: CountedOption; isChosen: boolean }) {
  const box = useFieldValue<HTMLInputElement>(isChosen);
  return (
    <label className="filter-check">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={isChosen}
        disabled={option.count === 0 && !isChosen}
      />
      {option.title} ({option.count})
    </label>
  );
}
