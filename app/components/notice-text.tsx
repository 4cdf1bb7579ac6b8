/** What the tenant wants people to know before they book. @param text null: nothing */
export function NoticeText({ text }: { text: string | null }) {
  return text === null ? null : <p className="booking-notice">{text}</p>;
}
