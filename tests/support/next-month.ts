/** The month after the current one in Las Vegas, whole and on sale. */
export function nextMonth(): string {
  const [year = 0, month = 1] = new Date()
    .toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" })
    .split("-")
    .map(Number);
  return `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}`;
}
