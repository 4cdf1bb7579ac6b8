import { Icon } from "#app/components/icon.tsx";
import { type IsoMonth, monthAbbreviation, monthTitle } from "#app/domain/calendar/dates.ts";

export function MonthStep({ to, month, icon }: { to: string; month: IsoMonth; icon: "previous" | "next" }) {
  const isNext = icon === "next";
  return (
    <a href={to} data-stay="replace" rel="nofollow" className="month-step">
      {isNext ? null : <Icon name={icon} />}
      <span aria-hidden="true">{monthAbbreviation(month)}</span>
      <span className="visually-hidden">{`${isNext ? "Next" : "Previous"}, ${monthTitle(month)}`}</span>
      {isNext ? <Icon name={icon} /> : null}
    </a>
  );
}
