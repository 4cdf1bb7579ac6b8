import { useFormat } from "./use-tenant.ts";

/** What a price consists of, a line each; nothing without parts. */
export function PriceList({ parts }: { parts: readonly { text: string; amount: number }[] }) {
  const { money } = useFormat();
  if (parts.length === 0) return null;
  return (
    <ul role="list" aria-label="Parts of the price" className="price-list">
      {parts.map(({ text, amount }, index) => (
        <li key={index}>
          <span>{text}</span> <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
