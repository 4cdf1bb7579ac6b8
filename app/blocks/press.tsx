import * as v from "valibot";
import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useFormat } from "#app/components/use-tenant.ts";
import { phoneHref } from "#app/domain/tenant/phone.ts";
import { email, line, linkTarget, many, optional, picture, required, resolved, words } from "#app/operator/fields.ts";
import { isoDate } from "#app/operator/values.ts";
import { blockKind, filled, heading, pictureFields } from "./block.ts";
import { Section } from "./section.tsx";

const release = resolved(
  v.object({
    date: required(isoDate, "Its day", "2026-03-02"),
    title: required(line(200), "Its headline", "New coach to the South Rim"),
    text: words(2_000, "What it says, in short", "Fifty seats, and windows in the roof."),
    url: optional(linkTarget, "Where all of it is", "/media/press/coach.pdf"),
  }),
  (item, at) => ({ ...item, id: at.fragment("press", item.title) }),
);

const contact = resolved(
  v.object({
    name: words(120, "Name", "Dana Ortiz"),
    email: optional(email, "Mail address", "press@brand.example"),
    phone: words(40, "Telephone", "+1 702 555 0142"),
  }),
  (person) => (person.email === null && person.phone === "" ? undefined : person),
);

const download = resolved(
  v.object({
    image: required(picture, "Path or address", "/media/press/coach.svg"),
    imageAlt: pictureFields.imageAlt,
    caption: words(120, "Below the picture", "The coach at Mather Point"),
  }),
  ({ image: src, imageAlt: alt, caption }) => ({ src, alt, caption }),
);

const schema = resolved(
  v.object({
    type: v.literal("press"),
    title: heading("News"),
    items: required(filled(release, 200), "Releases, in any order"),
    contact: optional(contact, "Who answers journalists"),
    pictures: many(download, 12, "Pictures to download"),
    picturesTerms: words(1_000, "On what terms they may be used", "Free with the photographer's name."),
  }),
  (block) => ({ ...block, items: block.items.toSorted((a, b) => b.date.localeCompare(a.date)) }),
);

type PressBlock = v.InferOutput<typeof schema>;

function PressContact({ contact }: { contact: NonNullable<PressBlock["contact"]> }) {
  return (
    <address className="press-contact">
      <strong>Press contact</strong>
      {contact.name === "" ? null : <span>{contact.name}</span>}
      {contact.email === null ? null : (
        <a className="text-link" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
      {contact.phone === "" ? null : (
        <a className="text-link" href={phoneHref("tel", contact.phone)}>
          {contact.phone}
        </a>
      )}
    </address>
  );
}

/** ` SVG` of `/media/hero.svg`; "" when the address does not say. */
function formatOf(src: string): string {
  const ending = /\.(\w{3,4})(?:$|[?#])/.exec(src)?.[1];
  return ending === undefined ? "" : ` ${ending.toUpperCase()}`;
}

/** Each with the way to its file; `terms`: who may use them. */
function PressPictures({ pictures, terms }: { pictures: PressBlock["pictures"]; terms: string }) {
  return (
    <>
      <strong>Press images</strong>
      <ul role="list">
        {pictures.map(({ src, alt, caption }) => (
          <li key={src}>
            <Picture src={src} alt={alt} width={1600} height={1067} />
            <p>
              {caption}{" "}
              <a className="text-link" href={src} download>
                Download{formatOf(src)}
                <span className="visually-hidden"> {caption === "" ? alt : caption}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      {terms === "" ? null : <p>{terms}</p>}
    </>
  );
}

/** The press contact, and press releases by year in the order given. */
function Press({ title, items, contact, pictures, picturesTerms }: PressBlock) {
  const format = useFormat();
  const years = [...Map.groupBy(items, ({ date }) => date.slice(0, 4))];
  const YearHeading = title === "" ? "h2" : "h3";
  const ItemHeading = title === "" ? "h3" : "h4";
  return (
    <Section title="" className="press">
      <div className="press-side">
        {contact === null ? null : <PressContact contact={contact} />}
        {pictures.length === 0 ? null : <PressPictures pictures={pictures} terms={picturesTerms} />}
      </div>
      <div>
        {title === "" ? null : <h2 className="section-head">{title}</h2>}
        {years.map(([year, releases]) => (
          <div key={year} className="press-year">
            <YearHeading>{year}</YearHeading>
            <ul role="list">
              {releases.map(({ date, id, title: headline, text, url }) => {
                const address = url ?? (id === null ? null : `#${id}`);
                return (
                  <li key={date + headline} id={id ?? undefined} className="press-item">
                    <time dateTime={date}>{format.dayAndMonth(date)}</time>
                    <ItemHeading>
                      {address === null ? headline : <AppLink href={address}>{headline}</AppLink>}
                    </ItemHeading>
                    {text === "" ? null : <p>{text}</p>}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export const press = blockKind({
  meaning: "Press releases by year, with who answers journalists and pictures to download",
  schema,
  view: (part) => <Press {...part} />,
  isList: true,
  dates: ({ items }) => items.map(({ date }) => date),
});
