import { Fragment } from "react";
import { AppLink } from "#app/components/app-link.tsx";
import { LanguageSwitch } from "#app/components/language-switch.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Action, HeroBlock } from "#app/domain/content/blocks.ts";
import type { PageLanguages } from "#app/domain/content/content-part.ts";
import { keepUnits } from "#app/domain/tour/keep-units.ts";

interface Props extends HeroBlock {
  top: boolean;
  languages?: PageLanguages;
  /** A form, which then has the button to press. */
  children?: React.ReactNode;
}

/** Not ended by "St." or "Mt.": a sentence's last word has three letters or more. */
const SENTENCE = /(?=\S).*?(?:\p{L}{3}[.!?](?=\s+\p{Lu})|$)/gsu;

/** Titles and notes of several sentences have one on each line. */
function Sentences({ text }: { text: string }) {
  const sentences = text.match(SENTENCE) ?? [];
  if (sentences.length < 2) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index === 0 ? null : " "}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ));
}

/** The first, unless all lead to parts of the same page. */
function mainAction(actions: readonly Action[]): Action | undefined {
  return actions.every(({ url }) => url.startsWith("#")) ? undefined : actions[0];
}

/** @param top true for the first block of a page: its title is the h1, its picture has priority */
export function Hero({ id, title, text, picture, actions, note, top, languages, children }: Props) {
  const Heading = top ? "h1" : "h2";
  const main = mainAction(actions);
  return (
    <section className="hero">
      {picture === null ? null : (
        <Picture src={picture.src} alt={picture.alt} width={1600} height={900} className="hero-picture" first={top} />
      )}
      <div className="hero-text">
        <div className="wrap">
          <div className="hero-panel">
            <Heading id={id ?? undefined}>
              <Sentences text={title} />
            </Heading>
            {text === "" ? null : <p className="lead">{keepUnits(text)}</p>}
            {languages === undefined ? null : <LanguageSwitch {...languages} />}
            {note === undefined ? null : (
              <p>
                <strong>
                  <Sentences text={note} />
                </strong>
              </p>
            )}
            {children}
            {actions.length === 0 ? null : (
              <p className="button-row">
                {actions.map((action) => (
                  <AppLink
                    key={action.url}
                    href={action.url}
                    className={!children && action === main ? "button" : "button button-quiet"}
                  >
                    {action.title}
                  </AppLink>
                ))}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
