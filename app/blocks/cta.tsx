import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { line, namedLink, required, words } from "#app/operator/fields.ts";
import { blockKind } from "./block.ts";
import { Section } from "./section.tsx";

const schema = v.object({
  type: v.literal("cta"),
  title: required(line(200), "A question or an invitation", "Not sure which tour?"),
  text: words(1_000, "A sentence or two", "Call us, we know every stop."),
  action: required(namedLink, "The button"),
});

type CtaBlock = v.InferOutput<typeof schema>;

interface Props extends Omit<CtaBlock, "type"> {
  /** A second way on. */
  other?: CtaBlock["action"];
}

export function Cta({ title, text, action, other }: Props) {
  return (
    <Section title="">
      <div className="cta">
        <div className="cta-words">
          <h2>{title}</h2>
          {text === "" ? null : <p>{text}</p>}
        </div>
        <p className="button-row">
          <AppLink href={action.url} className="button">
            {action.title}
          </AppLink>
          {other === undefined ? null : (
            <AppLink href={other.url} className="button button-quiet">
              {other.title}
            </AppLink>
          )}
        </p>
      </div>
    </Section>
  );
}

export const cta = blockKind({
  meaning: "The way on: a sentence and a button",
  schema,
  view: Cta,
  headings: () => [],
});
