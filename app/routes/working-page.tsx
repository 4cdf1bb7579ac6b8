import { BrowserPage } from "#app/layout/browser-page.tsx";
import { Parts } from "#app/server-html/parts.tsx";
import type { TextsAround } from "./working-page.server.ts";

interface Props extends React.ComponentProps<typeof BrowserPage> {
  around: TextsAround;
}

/** A page that the browser fills with the visitor's own data, in our words where the operator has none of its own. */
export function WorkingPage({ around, children, title, lead, picture, ...rest }: Props) {
  return (
    <>
      <BrowserPage
        title={around?.title || title}
        lead={around?.lead || lead}
        picture={around?.picture ?? picture}
        {...rest}
      >
        {children}
      </BrowserPage>
      <Parts parts={around?.parts ?? []} name="below" />
    </>
  );
}
