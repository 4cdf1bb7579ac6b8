/** What is sold as a whole boat, and boarded at a departure's own quays. */

import { describe, expect, it } from "vitest";
import { headOf, mainOf, textOf } from "#tests/support/html.ts";
import { sharedStack } from "#tests/support/stacks.ts";
import { BOAT, DAY, QUAYS, useSvolvaer } from "#tests/support/svolvaer-site.ts";

const stack = await sharedStack();
const { get, ask } = useSvolvaer(stack);

describe("a boat for all, and the quays of a departure", () => {
  /** Without the similar tours at its end. */
  const page = async (query: string, id = BOAT) => {
    const { body } = await get(`/tours/${id}?${query}`);
    return { body, text: textOf(mainOf(body)).replace(/Similar tours.*/s, "") };
  };
  const quays = QUAYS.map(({ time, name }) => `${time} ${name}`);

  it("has one price, without seats, and no total for more guests than it takes", async () => {
    // In the list: tests/unit/app/domain/tour/listed-tours.test.ts.
    const { text: taken } = await page(`date=${DAY}&adults=4`);
    expect(taken).toMatch(/NOK\s9,900 per boat.*The whole boat NOK\s9,900 Total NOK\s9,900/s);
    expect(taken).not.toMatch(/seats? left|per adult/);
    expect((await page(`date=${DAY}&adults=7`)).text).not.toContain("Total");
  });

  it("is told alike by page, Markdown, assistants, calendar file, feed and structured data", async () => {
    const { body, text } = await page(`date=${DAY}`);
    expect(text).toMatch(new RegExp(quays.join(".*"), "s"));
    expect(headOf(body).node("Product")?.offers).toMatchObject({
      price: 9900,
      priceCurrency: "NOK",
      priceSpecification: { unitText: "boat" },
      eligibleQuantity: { maxValue: 6 },
    });
    const markdown = (await get(`/tours/${BOAT}.md?date=${DAY}`)).body;
    expect(markdown).toMatch(/NOK\s9,900 per boat, for up to 6 guests/);
    expect(markdown).toMatch(new RegExp(`\\| 09:00 \\| ${quays.join("; ")} \\| free \\| NOK\\s9,900 \\|`));
    const { departures, tour } = await ask("check_availability", {
      tour: BOAT,
      date: DAY,
      people: 5,
    });
    expect(tour).toMatchObject({ pricePer: "boat", currency: "NOK" });
    expect(departures).toMatchObject([
      { priceAdult: null, priceGroup: 9900, seatsLeft: null, pickUps: QUAYS },
      { priceGroup: 9900 },
    ]);
    const [{ session = "" } = {}] = departures as { session?: string }[];
    const booking = { tour: BOAT, date: DAY, session };
    expect(await ask("booking_link", { ...booking, adults: 6 })).toMatchObject({
      total: 9900,
    });
    expect(await ask("booking_link", { ...booking, adults: 7 })).toMatchObject({
      url: null,
      total: null,
    });
    const file = (await get(`/tours/${BOAT}/${DAY}.ics?session=${encodeURIComponent(session)}`)).body.replace(
      /\r\n /g,
      "",
    );
    for (const { time, name } of QUAYS) expect(file).toContain(`- ${time}\\, ${name.replace(",", "\\,")}`);
  });

  it("leaves no trace on other tours and departures", async () => {
    const { text, body } = await page(`date=${DAY}`, 1);
    expect(text).toMatch(/NOK\s990 per adult.*6 seats left/s);
    expect(text).not.toContain("per boat");
    expect(body).not.toContain('name="pickup"');
    expect((await get(`/tours/1.md?date=${DAY}`)).body).not.toMatch(/Pick-up \|/);
  });
});
