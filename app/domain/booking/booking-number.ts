/** True for what may be the number of a booking, as guests quote it. */
export function isBookingNumber(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(text);
}
