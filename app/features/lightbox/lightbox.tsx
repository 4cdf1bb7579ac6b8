import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useServerValue } from "#app/components/server-value.ts";
import { showToast } from "#app/components/toast.ts";
import type { Photo } from "#app/domain/content/blocks.ts";
import type { LightboxDialog as Dialog } from "./lightbox-dialog.tsx";

/** Stands in for the dialog when its code cannot be had: the page stays as it is. */
function NoDialog({ onClose }: Pick<ComponentProps<typeof Dialog>, "onClose">) {
  useEffect(() => {
    showToast("warning", "This picture cannot be shown large just now. Please check your connection.");
    onClose();
  }, [onClose]);
  return null;
}

const LightboxDialog = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof Dialog>> }> => {
  try {
    return { default: (await import("./lightbox-dialog.tsx")).LightboxDialog };
  } catch {
    return { default: NoDialog };
  }
});

/** Which photo is open is part of the address: it can be sent to somebody, and "back" closes the lightbox. */
export function photoFragment(number: number): string {
  return `photo-${number}`;
}

/** State of a history entry that a click in the gallery made: closing goes back over it. */
const OPENED_HERE = "lightbox";

/** The lightbox of one gallery: properties for its links, and the dialog to render. */
export function useLightbox(photos: readonly Photo[]) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment, so the first render must not either.
  const asked = useServerValue(
    () => hash,
    () => "",
  );
  const shown = photos.find(({ number }) => asked === `#${photoFragment(number)}`) ?? null;

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
