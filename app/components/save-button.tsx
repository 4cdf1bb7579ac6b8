/** Saves a tour on this device. Shown once kept-tours.ts runs, which answers it and says whether it is pressed. */
export function SaveButton({ id, title, children }: { id: number; title: string; children?: React.ReactNode }) {
  const label = children === undefined ? `Save ${title}` : undefined;
  return (
    <button type="button" className="save-tour" data-save={id} aria-pressed="false" aria-label={label}>
      {children}
    </button>
  );
}

/** Saved and recently viewed tours stand here, once this device has any. */
export function KeptToursPlace() {
  return <div data-kept-tours="" />;
}
