/** Asks for the page of this very address again. */
export function TryAgain({ className }: { className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address
    <a href="" className={className}>
      Try again
    </a>
  );
}
