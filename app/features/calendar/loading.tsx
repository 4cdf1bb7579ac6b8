import { useLocation } from "react-router";

/** Streamed content replaces this by script; without one, a link takes its place. */
export function Loading({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <p>
      {`Loading ${what}…`}
      <noscript>
        {" "}
        This takes longer than usual. <a href={`${pathname}${search}#calendar`}>Try again</a>
      </noscript>
    </p>
  );
}
