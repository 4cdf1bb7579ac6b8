import { useEffect } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { FaqBlock } from "#app/domain/page.ts";
import { itemHeading, Section } from "./section.tsx";
import "./faq.css";

/**
 * Opens the question an address points at. The browser does that by itself when it loads the address, because the
 * id stands inside the `<details>`; a navigation of the client router needs a hand.
 */
function useOpenQuestion(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith("#q-")) return;
    const question = document.getElementById(hash.slice(1))?.closest("details");
    if (question === null || question === undefined) return;
    question.open = true;
    question.scrollIntoView();
  }, [location]);
}

/** Native `<details>`: works without script, is found by the browser's own search, opens by `#address`. */
export function Faq({ title, groups }: FaqBlock) {
  useOpenQuestion();
  const Heading = itemHeading(title);
  return (
    <Section title={title} className="faq">
      <div className="faq-groups">
        {groups.map((group, index) => (
          <div key={index} className="faq-group">
            {group.title === "" ? null : <Heading className="faq-group-title">{group.title}</Heading>}
            {group.items.map((item) => (
              <details key={item.id} className="faq-item">
                <summary>
                  {item.question}
                  <Icon name="down" />
                </summary>
                <div id={item.id} className="faq-answer">
                  <RichText html={item.answer} />
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
