import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { HeroBlock } from "#app/domain/page.ts";
import "./hero.css";

export function Hero({ title, text, picture, actions }: HeroBlock) {
  return (
    <section className="hero">
      {picture === null ? null : (
        <Picture src={picture.src} alt={picture.alt} width={1600} height={900} className="hero-picture" first />
      )}
      <div className="hero-text">
        <div className="wrap">
          <div className="hero-panel">
            <h1>{title}</h1>
            {text === "" ? null : <p className="lead">{text}</p>}
            {actions.length === 0 ? null : (
              <p className="hero-actions">
                {actions.map((action, index) => (
                  <AppLink
                    key={action.url}
                    href={action.url}
                    className={index === 0 ? "button" : "button button-quiet"}
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

/** The head of a page without a hero. */
export function PageHead({ title, text }: { title: string; text: string }) {
  return (
    <header className="wrap page-head">
      <h1>{title}</h1>
      {text === "" ? null : <p className="lead">{text}</p>}
    </header>
  );
}
