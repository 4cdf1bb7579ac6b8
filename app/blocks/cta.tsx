import { AppLink } from "#app/components/app-link.tsx";
import type { CtaBlock } from "#app/domain/content/blocks.ts";
import { Section } from "./section.tsx";

export function Cta({ title, text, action }: CtaBlock) {
  return (
    <Section title="">
      <div className="cta">
        <div className="cta-words">
          <h2>{title}</h2>
          {text === "" ? null : <p>{text}</p>}
        </div>
        <AppLink href={action.url} className="button">
          {action.title}
        </AppLink>
      </div>
    </Section>
  );
}
