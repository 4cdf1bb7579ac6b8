import { Section } from "./section.tsx";

export function EmptyPage() {
  return (
    <Section title="">
      <p className="empty-page">This page has no text right now. Please call or write to us; we are happy to help.</p>
    </Section>
  );
}
