import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { dayAndMonth } from "#app/domain/calendar/dates.ts";
import type { PressBlock } from "#app/domain/content/blocks.ts";
import { phoneHref } from "#app/domain/tenant/phone.ts";
import { Section } from "./section.tsx";

function PressContact({ contact }: { contact: NonNullable<PressBlock["contact"]> }) {
  return (
    <address className="press-contact">
      <strong>Press contact</strong>
      {contact.name === "" ? null : <span>{contact.name}</span>}
      {contact.email === "" ? null : (
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
function PressPictures({ pictures, terms }: { pictures: NonNullable<PressBlock["pictures"]>; terms: string }) {
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
export function Press({ title, items, contact, pictures = [], picturesTerms = "" }: PressBlock) {
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
              {releases.map(({ date, id = null, title: headline, text, url }) => {
                const address = url ?? (id === null ? null : `#${id}`);
                return (
                  <li key={date + headline} id={id ?? undefined} className="press-item">
                    <time dateTime={date}>{dayAndMonth(date)}</time>
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
