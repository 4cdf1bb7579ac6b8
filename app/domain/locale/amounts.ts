/** Sums of money, counted in thousandths, the smallest unit of any currency: sums of fractions are not exact. */

const THOUSANDTHS = 1_000;

const thousandths = (amount: number) => Math.round(amount * THOUSANDTHS);

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + thousandths(amount), 0) / THOUSANDTHS;
}

export function timesOf(amount: number, count: number): number {
  return (thousandths(amount) * count) / THOUSANDTHS;
}
