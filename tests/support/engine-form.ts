/** The last form of the stand-in's booking engine, and its confirmation. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

export const BOOKING_NUMBER = /^NP-[2-9A-Z]{6}$/;

/** What the form asks of everybody. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ana Lopez");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Cell phone").fill("+1 702 555 0100");
}

export const bookButton = (page: Page) => page.getByRole("button", { name: /^Book for \$/ });

export async function bookedNumber(page: Page): Promise<string> {
  await page.getByRole("heading", { name: "You are booked" }).waitFor();
  const number = await page.locator(".engine-number").innerText();
  expect(number).toMatch(BOOKING_NUMBER);
  return number;
}
