import { Fragment } from "react";
import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { LanguageLinks } from "#app/components/pill-links.tsx";
import type { PageLink, SeatQuestion } from "#app/domain/content/page-top.ts";
import { Seats } from "#app/features/shuttle/seat-form.tsx";
import { line, many, namedLink, required, resolved, words } from "#app/operator/fields.ts";
import { blockKind, pictureFields, withId, withPicture } from "./block.ts";

const schema = resolved(
  v.object({
    type: v.literal("hero"),
    title: required(line(200), "The large title; the page's own if it is the first block", "Zion in a day"),
    text: words(1_000, "A sentence or two below it", "Six hours under red walls, with lunch at the lodge."),
    ...pictureFields,
    actions: many(namedLink, 6, "Buttons", [{ title: "See Zion tours", url: "/tours-detail/zion-tours/" }]),
    note: words(160, "A short line above the buttons, a price for example", "From $119 per adult."),
  }),
  (block, at) => withPicture(withId(block, at)),
);

type HeroBlock = v.InferOutput<typeof schema>;

/** `top`: the page opens with it, so its title is the page's h1. */
interface HeroPart extends HeroBlock {
  top: boolean;
  languages?: readonly PageLink[];
  seats?: SeatQuestion;
}

interface Props extends Omit<HeroPart, "type" | "seats"> {
  /** A form, which then has the button to press. */
  children?: React.ReactNode;
}

/** Not ended by "St." or "Mt.": a sentence's last word has three letters or more. */
const SENTENCE_END = /(\p{L}{3}[.!?]) (?=\p{Lu})/gu;

/** Titles and notes of several sentences have one on each line. */
function Sentences({ text }: { text: string }) {
  const oneLine = text.replace(/\s+/g, " ").trim();
  const sentences = oneLine.replace(SENTENCE_END, "$1\n").split("\n");
  if (sentences.length < 2) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index === 0 ? null : " "}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ));
}

/** @param top true for the first block of a page: its title is the h1, its picture has priority */
function Hero({ id, title, text, picture, actions, note, top, languages, children }: Props) {
  const Heading = top ? "h1" : "h2";
  // No action stands out if all of them lead to parts of the same page.
  const main = actions.every(({ url }) => url.startsWith("#")) ? undefined : actions[0];
  return (
    <section className="hero" data-form={children ? "" : undefined}>
      {picture === null ? null : (
        <Picture src={picture.src} alt={picture.alt} width={1600} height={900} className="hero-picture" first={top} />
      )}
      <div className="hero-text">
        <div className="wrap">
          <div className="hero-panel">
            <Heading id={id ?? undefined}>
              <Sentences text={title} />
            </Heading>
            {text === "" ? null : <p className="lead">{text}</p>}
            {languages === undefined ? null : <LanguageLinks links={languages} />}
            {note === "" ? null : (
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

export const hero = blockKind({
  meaning: "A large picture with a title: the opening of a page, or of a part of it",
  schema,
  part: (block, _tours, top): HeroPart => ({ ...block, top }),
  view: ({ seats, ...part }, site) => (
    <Hero {...part}>{seats === undefined ? null : <Seats seats={seats} site={site} />}</Hero>
  ),
});
