import { addMonths, monthOf } from "#app/domain/calendar/dates.ts";
import { todayThere } from "./today.ts";

/** `YYYY-MM`, counted from the current month in Las Vegas; months from 1 on are whole and on sale. */
export const monthFromNow = (count: number): string => addMonths(monthOf(todayThere()), count);
