/** When the phone is answered, by the tenant's clock. */

/** Opening and closing as `HH:MM`; null when closed all day. */
export type DayHours = readonly [opens: string, closes: string] | null;

export interface OpeningHours {
  /** Seven days, Sunday first. */
  week: DayHours[];
}
