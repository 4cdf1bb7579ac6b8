import { Section } from "./section.tsx";

export function NothingYet() {
  return (
    <Section title="">
      <p className="nothing-yet">This page has no text right now. Please call or write to us; we are happy to help.</p>
    </Section>
  );
}
