import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Photo } from "#app/domain/page.ts";

const LightboxDialog = lazy(async () => ({ default: (await import("./lightbox-dialog.tsx")).LightboxDialog }));

/** Which photo is open is part of the address: it can be sent to somebody, and "back" closes the lightbox. */
export function photoFragment(number: number): string {
  return `photo-${number}`;
}

const never = () => () => undefined;

/** The server does not know the fragment, so the first render must not either. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** State of a history entry that a click in the gallery made: closing goes back over it. */
const OPENED_HERE = "lightbox";

/** The lightbox of one gallery: properties for its links, and the dialog to render. */
export function useLightbox(photos: readonly Photo[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = hydrated ? (photos.find(({ number }) => hash === `#${photoFragment(number)}`) ?? null) : null;

  const show = (photo: Photo, { replace }: { replace: boolean }) =>
    void navigate(
      { search, hash: photoFragment(photo.number) },
      { replace, preventScrollReset: true, state: replace ? state : OPENED_HERE },
    );
  const close = () => {
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  };

  const linkTo = (photo: Photo) => ({
    href: photo.src,
    onClick(event: React.MouseEvent) {
      // A new tab, a new window, a download: what the visitor asked for.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      show(photo, { replace: false });
    },
  });
  const lightbox =
    shown === null ? null : (
      <Suspense fallback={null}>
        <LightboxDialog
          photos={photos}
          shown={shown}
          onShow={(photo) => show(photo, { replace: true })}
          onClose={close}
        />
      </Suspense>
    );
  useFocusBack(shown);
  return { linkTo, lightbox };
}

/** After closing, the focus stands on the picture that was shown last, also when an address opened it. */
function useFocusBack(shown: Photo | null): void {
  useEffect(() => {
    if (shown === null) return;
    return () => {
      const item = document.getElementById(photoFragment(shown.number));
      // While another photo follows, the dialog keeps the focus: everything outside it is inert.
      item?.querySelector("a")?.focus();
    };
  }, [shown]);
}
