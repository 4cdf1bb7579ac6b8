import { lazy, Suspense, useEffect, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { hasDraft, saveDraft } from "#app/components/form/draft.ts";
import { useIsKept } from "#app/components/kept.tsx";
import { showToast } from "#app/components/toast.ts";
import { OFFLINE_TEXT } from "#app/domain/forms/form-post.ts";
import { NEWSLETTER_DRAFT, NEWSLETTER_TEXT } from "#app/domain/forms/newsletter.ts";
import "#app/components/form/field.css";
import "./newsletter-form.css";

const load = () => import("./newsletter-form.tsx");
const NewsletterForm = lazy(async () => ({ default: (await load()).NewsletterForm }));

/** Says when its child can be used: React takes a tree over in its own time. */
function Woken({ onWoken, children }: { onWoken: () => void; children: React.ReactNode }) {
  useEffect(onWoken, [onWoken]);
  return children;
}

/** What stands in the served form's live region until its own code is there. */
function say(form: HTMLElement, text: string): void {
  const alert = form.querySelector('[role="alert"]');
  if (alert !== null) alert.textContent = text;
}

/** Brings the served form to life where it stands, with what is typed in it and the focus it has. */
function wakeOnUse(place: HTMLElement): () => void {
  let root: Root | null = null;
  let waking: Promise<void> | null = null;
  let isAwake = false;

  async function wake(): Promise<void> {
    const { NewsletterForm: Form } = await load();
    say(place, "");
    await new Promise<void>((resolve) => {
      root = hydrateRoot(
        place,
        <Woken onWoken={resolve}>
          <Form />
        </Woken>,
      );
    });
    isAwake = true;
  }
  function awake(): Promise<void> {
    waking ??= wake().catch((error: unknown) => {
      waking = null;
      throw error;
    });
    return waking;
  }

  const use = () => void awake().catch(() => undefined);
  // Also while its own code is on the way, or belongs to a build that is gone.
  const keep = ({ target }: Event) => {
    if (!isAwake && target instanceof HTMLInputElement && target.form) saveDraft(target.form, NEWSLETTER_DRAFT);
  };
  const submit = (event: SubmitEvent) => {
    if (isAwake || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    event.preventDefault();
    awake().then(
      () => form.requestSubmit(),
      () => {
        // Without its script the form posts by itself, and the page that comes back says what happened.
        if (navigator.onLine) return form.submit();
        say(form, OFFLINE_TEXT);
        showToast("error", NEWSLETTER_TEXT.failureToast);
      },
    );
  };
  place.addEventListener("focusin", use);
  place.addEventListener("pointerdown", use);
  place.addEventListener("input", keep);
  place.addEventListener("submit", submit);
  if (hasDraft(NEWSLETTER_DRAFT)) use();
  return () => {
    place.removeEventListener("focusin", use);
    place.removeEventListener("pointerdown", use);
    place.removeEventListener("input", keep);
    place.removeEventListener("submit", submit);
    // Not while React is rendering what takes the place of this.
    queueMicrotask(() => root?.unmount());
  };
}

/** The newsletter form of the footer: most visitors never touch it, so its code comes when somebody does. */
export function LateNewsletter() {
  const isKept = useIsKept();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (isKept && place.current !== null ? wakeOnUse(place.current) : undefined), [isKept]);
  if (import.meta.env.SSR) {
    return (
      <div>
        <NewsletterForm />
      </div>
    );
  }
  if (isKept) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div>
      <Suspense fallback={null}>
        <NewsletterForm />
      </Suspense>
    </div>
  );
}
