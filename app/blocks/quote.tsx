import type { QuoteBlock } from "#app/domain/page.ts";

export function Quote({ text, name, detail }: QuoteBlock) {
  return (
    <figure className="wrap section quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {name === "" ? null : (
        <figcaption>
          <strong>{name}</strong>
          {detail === "" ? null : <> · {detail}</>}
        </figcaption>
      )}
    </figure>
  );
}
