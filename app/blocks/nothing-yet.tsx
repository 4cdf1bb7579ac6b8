import { Section } from "./section.tsx";

export function NothingYet() {
  return (
    <Section title="">
      <p className="nothing-yet">
        This page has no text just now. Please call or write to us; we will gladly tell you what belongs here.
      </p>
    </Section>
  );
}
