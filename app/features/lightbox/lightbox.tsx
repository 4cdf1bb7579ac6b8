import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useServerValue } from "#app/components/server-value.ts";
import { showToast } from "#app/components/toast.ts";
import type { LightboxDialog, Photo } from "./lightbox-dialog.tsx";

export type { Photo };

/** The open photo is in the fragment: it can be shared, and "back" closes the lightbox. */
export function photoFragment(number: number): string {
  return `photo-${number}`;
}

/** State of history entries made by a click in the gallery; closing goes back. */
const OPENED_HERE = "lightbox";

/** @returns `linkTo`: props for the link of a photo; `lightbox`: the dialog to render */
export function useLightbox(photos: readonly Photo[]) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<typeof LightboxDialog | null>(null);
  // The server does not know the fragment, so it must not be used while hydrating.
  const asked = useServerValue(
    () => hash,
    () => "",
  );
  const shown = photos.find(({ number }) => asked === `#${photoFragment(number)}`) ?? null;

  const show = (photo: Photo, { replace }: { replace: boolean }) =>
    void navigate(
      // Not the router's: a party may have been chosen since.
      { search: window.location.search, hash: photoFragment(photo.number) },
      { replace, preventScrollReset: true, state: replace ? state : OPENED_HERE },
    );
  const close = () => {
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate({ search: window.location.search, hash: "" }, { replace: true, preventScrollReset: true });
  };

  const linkTo = (photo: Photo) => ({
    href: photo.src,
    onClick(event: React.MouseEvent) {
      // New tab, new window or download.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      show(photo, { replace: false });
    },
  });
  const giveUp = useEffectEvent(() => {
    showToast("warning", "This picture cannot be shown large right now. Please check your connection.");
    close();
  });
  useEffect(() => {
    if (shown === null) return undefined;
    import("./lightbox-dialog.tsx").then(
      ({ LightboxDialog: Loaded }) => setDialog(() => Loaded),
      () => giveUp(),
    );
    const item = document.getElementById(photoFragment(shown.number));
    // On closing; before, it has no effect, because everything outside the dialog is inert.
    return () => item?.querySelector("a")?.focus();
  }, [shown]);
  const lightbox =
    shown === null || Dialog === null ? null : (
      <Dialog photos={photos} shown={shown} onShow={(photo) => show(photo, { replace: true })} onClose={close} />
    );
  return { linkTo, lightbox };
}
