import { AppLink } from "#app/components/app-link.tsx";
import type { CtaBlock } from "#app/domain/page.ts";

export function Cta({ title, text, action }: CtaBlock) {
  return (
    <section className="wrap section">
      <div className="cta">
        <h2>{title}</h2>
        {text === "" ? null : <p>{text}</p>}
        <AppLink href={action.url} className="button">
          {action.title}
        </AppLink>
      </div>
    </section>
  );
}
