/** The first focusable element of a page; leads past the header. */
export function SkipLink() {
  return (
    <a href="#main" className="button skip-link visually-hidden">
      Skip to content
    </a>
  );
}
