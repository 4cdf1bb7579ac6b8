interface Props {
  id: number;
  title: string;
  isSaved?: boolean;
  children?: React.ReactNode;
}

/** Saves a tour on this device. Whatever HTML it stands in, one listener of the document answers it (app/features/kept-tours). */
export function SaveButton({ id, title, isSaved = false, children }: Props) {
  const label = children === undefined ? `Save ${title}` : undefined;
  return (
    <button type="button" className="save-tour" data-save={id} aria-pressed={isSaved} aria-label={label}>
      {children}
    </button>
  );
}
