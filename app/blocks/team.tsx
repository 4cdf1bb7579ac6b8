import * as v from "valibot";
import { Picture } from "#app/components/picture.tsx";
import { line, many, optional, picture, required, words } from "#app/operator/fields.ts";
import { blockKind, filled, heading } from "./block.ts";
import { itemHeading, Section } from "./section.tsx";

const member = v.object({
  name: required(line(120), "Name", "Ruth Begay"),
  role: words(200, "What the person does", "Guide, Antelope Canyon"),
  languages: many(line(60), 20, "Languages the person speaks", ["English", "Navajo"]),
  text: words(2_000, "More about the person", "Grew up in Page and guides since 2011."),
  portrait: optional(picture, "Path or address of a picture, square", "/media/team/ruth.svg"),
});

export const team = blockKind({
  meaning: "People with their pictures",
  schema: v.object({
    type: v.literal("team"),
    title: heading("Who guides you"),
    members: required(filled(member, 100), "The people"),
  }),
  view({ title, members }) {
    const Heading = itemHeading(title);
    return (
      <Section title={title}>
        <ul className="team" role="list">
          {members.map((member) => (
            <li key={member.name} className="team-member">
              {member.portrait === null ? null : <Picture src={member.portrait} alt="" width={480} height={480} />}
              <div className="team-words">
                <Heading>{member.name}</Heading>
                {member.role === "" ? null : <p className="eyebrow">{member.role}</p>}
                {member.text === "" ? null : <p>{member.text}</p>}
                {member.languages.length === 0 ? null : (
                  // Like every text of this site, without a comma before "and": "en-US" puts one.
                  <p className="team-languages">Speaks {member.languages.join(", ")}.</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  isList: true,
});
