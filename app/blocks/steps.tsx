import type { StepsBlock } from "#app/domain/page.ts";

export function Steps({ title, items }: StepsBlock) {
  return (
    <section className="wrap section">
      {title === "" ? null : (
        <div className="section-head">
          <h2>{title}</h2>
        </div>
      )}
      <ol className="steps" role="list">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {item.text === "" ? null : <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
