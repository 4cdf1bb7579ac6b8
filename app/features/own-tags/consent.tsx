import { useEffect, useRef, useState } from "react";
import { onDocumentClick } from "#app/components/document-clicks.ts";
import { PRIVACY_CHOICES } from "#app/domain/constants.ts";
import type { TagsProps } from "./own-tags.tsx";

/** In localStorage: a visitor is asked once. */
const KEY = "own-tags";
type Choice = "yes" | "no";

function storedChoice(): Choice | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "yes" || value === "no" ? value : null;
  } catch {
    return null;
  }
}

function store(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Blocked: asked again with the next document.
  }
}

let isLoaded = false;

/** The policy trusts what a script of ours adds (`'strict-dynamic'`). */
function loadTags(src: string): void {
  if (isLoaded) return;
  isLoaded = true;
  // Tag managers start with this event.
  const page = window as Window & { dataLayer?: unknown[] };
  page.dataLayer = [...(page.dataLayer ?? []), { "gtm.start": Date.now(), event: "gtm.js" }];
  // With the document's nonce it may add inline scripts.
  const { nonce = "" } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  document.head.appendChild(Object.assign(document.createElement("script"), { src, nonce, async: true }));
}

/** Asks until there is a choice, and again when the link in the footer is followed. */
export function Consent({ tags, name }: TagsProps) {
  const [choice, setChoice] = useState(storedChoice);
  const [isAsking, setAsking] = useState(choice === null);
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (choice === "yes") loadTags(tags.scriptUrl);
  }, [choice, tags.scriptUrl]);

  useEffect(
    () =>
      onDocumentClick(`a[href="${PRIVACY_CHOICES}"]`, (_link, event) => {
        event.preventDefault();
        setAsking(true);
        requestAnimationFrame(() => banner.current?.focus());
      }),
    [],
  );

  function choose(next: Choice) {
    store(next);
    setChoice(next);
    setAsking(false);
    // Scripts that run cannot be taken back but with the document. Not `reload()`, which the client router's reloads must not use up.
    if (next === "no" && isLoaded) location.replace(location.pathname + location.search);
  }

  if (!isAsking) return null;
  return (
    <section ref={banner} tabIndex={-1} aria-label="Privacy choices" className="preview-place consent">
      <p>
        May <bdi>{name}</bdi> load scripts of other companies{tags.purpose === "" ? "" : `, ${tags.purpose}`}? They may
        set cookies and see which pages you open. The site works the same without them. You can change your choice at
        the foot of the page.
      </p>
      <div>
        <button type="button" className="button button-quiet" onClick={() => choose("yes")}>
          Allow
        </button>
        <button type="button" className="button button-quiet" onClick={() => choose("no")}>
          Do not allow
        </button>
      </div>
    </section>
  );
}
