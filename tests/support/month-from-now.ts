/** `YYYY-MM`, counted from the current month in Las Vegas; months from 1 on are whole and on sale. */
export function monthFromNow(count: number): string {
  const [year = 0, month = 1] = new Date()
    .toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" })
    .split("-")
    .map(Number);
  const months = year * 12 + month - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}
