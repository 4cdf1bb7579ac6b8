import { isHead, type Part } from "#app/domain/content/page-parts.ts";
import { Parts } from "./parts.tsx";

/** A page of the page builder with what the site itself adds (a form), behind its first block. */
export function FormPage({ parts, children }: { parts: readonly Part[]; children: React.ReactNode }) {
  const first = isHead(parts[0]) ? 2 : 1;
  return (
    <>
      <Parts parts={parts.slice(0, first)} />
      {children}
      <Parts parts={parts.slice(first)} />
    </>
  );
}
