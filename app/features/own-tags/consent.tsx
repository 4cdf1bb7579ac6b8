import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { deviceStorage } from "#app/components/browser-storage.ts";
import type { TenantTags } from "#app/domain/tenant/tenant.ts";

/** A visitor is asked once; without storage, again with the next document. */
const KEY = "own-tags";

type TagsChoice = "yes" | "no";

function storedChoice(): TagsChoice | null {
  const value = deviceStorage.get(KEY);
  return value === "yes" || value === "no" ? value : null;
}

/** What the visitor has answered, here or in another tab; null before. */
function useTagsChoice() {
  const [choice, setChoice] = useState(storedChoice);
  useEffect(() => {
    const follow = () => setChoice(storedChoice());
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const choose = (answer: TagsChoice) => {
    deviceStorage.set(KEY, answer);
    setChoice(answer);
  };
  return { choice, choose };
}

let isLoaded = false;

/** The policy trusts what a script of ours adds (`'strict-dynamic'`). */
function loadTags(src: string): void {
  if (isLoaded) return;
  isLoaded = true;
  // Tag managers start with this event.
  const page = window as Window & { dataLayer?: unknown[] };
  page.dataLayer = [...(page.dataLayer ?? []), { "gtm.start": Date.now(), event: "gtm.js" }];
  // The document's nonce lets it add inline scripts.
  const { nonce = "" } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  document.head.appendChild(Object.assign(document.createElement("script"), { src, nonce, async: true }));
}

const ANSWERS: readonly { choice: TagsChoice; title: string }[] = [
  { choice: "yes", title: "Allow" },
  { choice: "no", title: "Do not allow" },
];

export interface ConsentProps {
  tags: TenantTags;
  /** Name of the tenant. */
  name: string;
  /** The link that asked again, which gets the focus back; null: nothing did. */
  askedBy: HTMLElement | null;
  onAnswered: () => void;
}

/** Asks until there is a choice, and again when the link in the footer is followed. */
export function Consent({ tags, name, askedBy, onAnswered }: ConsentProps) {
  const { choice, choose } = useTagsChoice();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (choice === "yes") loadTags(tags.scriptUrl);
    // Scripts that run cannot be taken back but with the document. Not `reload()`, which the client router's reloads must not use up.
    else if (isLoaded) location.replace(location.pathname + location.search);
  }, [choice, tags.scriptUrl]);

  useEffect(() => {
    if (askedBy !== null) banner.current?.focus();
  }, [askedBy]);

  function close() {
    askedBy?.focus();
    onAnswered();
  }

  function closeByKey({ key }: KeyboardEvent) {
    if (key === "Escape" && choice !== null) close();
  }

  if (choice !== null && askedBy === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, as in a dialog
    <section
      ref={banner}
      tabIndex={-1}
      aria-label="Privacy choices"
      className="preview-place consent"
      onKeyDown={closeByKey}
    >
      <p>
        May <bdi>{name}</bdi> load scripts of other companies{tags.purpose === "" ? "" : `, ${tags.purpose}`}? They may
        set cookies and see which pages you open. The site works the same without them. You can change your choice at
        the foot of the page.{" "}
        {choice === null ? null : <strong>{choice === "yes" ? "Now they are allowed." : "Now they are not."}</strong>}
      </p>
      <div>
        {ANSWERS.map(({ choice: answer, title }) => (
          <button
            key={answer}
            type="button"
            className="button button-quiet"
            aria-pressed={choice === null ? undefined : choice === answer}
            onClick={() => {
              close();
              choose(answer);
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}
