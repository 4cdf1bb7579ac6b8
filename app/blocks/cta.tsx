import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { phoneHref } from "#app/domain/tenant/phone.ts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";
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

type Numbers = Pick<Brand["header"], "phone" | "textUs">;

/** The tenant's own telephone numbers in a text become links. */
function LinkedNumbers({ text, header: { phone, textUs } }: { text: string; header: Numbers }) {
  const numbers = [phone, textUs].filter((number) => number !== null);
  const at = (number: string) => (text.includes(number) ? text.indexOf(number) : Number.POSITIVE_INFINITY);
  const [number] = numbers.filter((one) => text.includes(one)).toSorted((a, b) => at(a) - at(b));
  if (number === undefined) return text;
  return (
    <>
      {text.slice(0, at(number))}
      <a className="no-break" href={phoneHref(number === phone ? "tel" : "sms", number)}>
        {number}
      </a>
      <LinkedNumbers text={text.slice(at(number) + number.length)} header={{ phone, textUs }} />
    </>
  );
}

interface Props extends Omit<CtaBlock, "type"> {
  /** A second way on. */
  other?: CtaBlock["action"];
  header: Numbers;
}

export function Cta({ title, text, action, other, header }: Props) {
  return (
    <Section title="">
      <div className="cta">
        <div className="cta-words">
          <h2>{title}</h2>
          {text === "" ? null : (
            <p>
              <LinkedNumbers text={keepUnits(text)} header={header} />
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
  view: (part, { brand }) => <Cta {...part} header={brand.header} />,
  headings: () => [],
});
