import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { CardsBlock } from "#app/domain/page.ts";

export function Cards({ title, items }: CardsBlock) {
  return (
    <section className="wrap section">
      {title === "" ? null : (
        <div className="section-head">
          <h2>{title}</h2>
        </div>
      )}
      <ul role="list" className="cards">
        {items.map((item) => (
          <li key={item.title} className="card">
            {item.picture === null ? null : <Picture src={item.picture.src} alt="" width={1000} height={1000} />}
            <h3>{item.url === null ? item.title : <AppLink href={item.url}>{item.title}</AppLink>}</h3>
            {item.text === "" ? null : <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
