import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";
import type { PhoneLink } from "#app/domain/tenant/tenant.ts";
import { line, namedLink, required, words } from "#app/operator/fields.ts";
import { blockKind } from "./block.ts";
import { Section } from "./section.tsx";

const schema = v.object({
  type: v.literal("cta"),
  title: required(line(200), "A question or an invitation", "Not sure which tour?"),
  text: words(1_000, "A sentence or two; your telephone numbers in it become links", "Call us, we know every stop."),
  action: required(namedLink, "The button"),
});

type CtaBlock = v.InferOutput<typeof schema>;

/** The tenant's own telephone numbers in a text become links. */
function LinkedNumbers({ text }: { text: string }) {
  const { phone, textUs } = useTenant().contact;
  const at = (number: PhoneLink) => text.indexOf(number.text);
  const [number] = [phone, textUs]
    .filter((one) => one !== null)
    .filter((one) => at(one) >= 0)
    .toSorted((a, b) => at(a) - at(b));
  if (number === undefined) return text;
  return (
    <>
      {text.slice(0, at(number))}
      <a className="no-break" href={number.href}>
        {number.text}
      </a>
      <LinkedNumbers text={text.slice(at(number) + number.text.length)} />
    </>
  );
}

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
          {text === "" ? null : (
            <p>
              <LinkedNumbers text={text} />
            </p>
          )}
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
