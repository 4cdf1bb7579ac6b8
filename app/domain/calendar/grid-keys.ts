import { addDays, addMonthsToDate, type IsoDate, weekdayOf } from "./dates.ts";

/** The day that gets the focus (ARIA Authoring Practices, "Date Picker Dialog"); null for other keys. @param firstWeekday 0 is Sunday */
export function dayForKey(key: string, day: IsoDate, firstWeekday: number): IsoDate | null {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -column);
    case "End":
      return addDays(day, 6 - column);
    case "PageUp":
      return addMonthsToDate(day, -1);
    case "PageDown":
      return addMonthsToDate(day, 1);
    default:
      return null;
  }
}
