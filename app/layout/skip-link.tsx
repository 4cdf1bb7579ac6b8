/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a href="#main" className="button skip-link visually-hidden">
      Skip to content
    </a>
  );
}
