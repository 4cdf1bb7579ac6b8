import { Icon } from "#app/components/icon.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import type { FaqBlock } from "#app/domain/page.ts";

/** Native `<details>`: works without script, is found by the browser's own search, opens by `#address`. */
export function Faq({ title, groups }: FaqBlock) {
  return (
    <section className="wrap section faq">
      {title === "" ? null : (
        <div className="section-head">
          <h2>{title}</h2>
        </div>
      )}
      {groups.map((group) => (
        <div key={group.title} className="faq-group">
          {group.title === "" ? null : <h3>{group.title}</h3>}
          {group.items.map((item) => (
            <details key={item.id} id={item.id} className="faq-item">
              <summary>
                {item.question}
                <Icon name="down" />
              </summary>
              <RichText html={item.answer} />
            </details>
          ))}
        </div>
      ))}
    </section>
  );
}
