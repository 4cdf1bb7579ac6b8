/** What a `select` offers. */
export function Options({ of }: { of: readonly { value: string | number; title: string | number }[] }) {
  return of.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}
