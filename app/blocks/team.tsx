import { Picture } from "#app/components/picture.tsx";
import type { TeamBlock } from "#app/domain/content/blocks.ts";
import { itemHeading, Section } from "./section.tsx";

export function Team({ title, members }: TeamBlock) {
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
                <p className="team-languages">Speaks {new Intl.ListFormat("en-GB").format(member.languages)}.</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
