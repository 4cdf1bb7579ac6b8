/** Currencies and locales of the tenant and of tours, and amounts in them. */

import * as v from "valibot";
import { currencyDigits, readLocale } from "#app/domain/locale/format.ts";
import { expects, optional, resolved } from "./fields.ts";
import type { About } from "./reading.ts";

const upperCase = v.pipe(v.string(), v.trim(), v.toUpperCase());

export const currencyCode = resolved(expects("the code of a currency (ISO 4217), NOK", upperCase), (code) =>
  Intl.supportedValuesOf("currency").includes(code) ? code : undefined,
);

/** The currency of a tour, in lists as well as on its page: both show its prices. null: the tenant's. */
export const ownCurrency = v.pipe(
  resolved(
    optional(currencyCode, "Currency of its amounts, where it is not the tenant's", "EUR", "the tenant's `currency`"),
    (code, { reading }) => (code === reading.currency ? null : code),
  ),
  v.metadata({ rules: "currency" } satisfies About),
) as v.GenericSchema<unknown, string | null>;

export const englishLocale = resolved(
  expects("en-US, en-GB, en-CA, en-AU, en-IE, en-NZ or en", v.pipe(v.string(), v.trim())),
  (text) => readLocale(text) ?? undefined,
);

const signs = new Map<string, string[]>();

/** How an amount of a currency may be marked: by its code, `US$`, `$`. The longest first. */
function signsOf(currency: string): string[] {
  const signOf = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat("en-001", { style: "currency", currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency;
  const all = signs.get(currency) ?? [currency, signOf("symbol"), signOf("narrowSymbol")];
  signs.set(currency, all);
  return all;
}

/** Without the sign or code of its currency; another one stays. */
function unmarked(text: string, currency: string): string {
  for (const sign of signsOf(currency)) {
    if (text.startsWith(sign)) return text.slice(sign.length).trim();
    if (text.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** `129.5`, `"129.50"`, `"1,049.00"`. `"1.190"` is none: half of the world writes thousands so. */
const AMOUNT = /^(?:[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]{1,6})?|[0-9]{1,9}(?:\.(?:[0-9]{1,2}|[0-9]{4,6}))?)$/;
/** Three digits are thousandths where a currency has them. */
const THOUSANDTHS = /^[0-9]{1,9}\.[0-9]{3}$/;
const MOST = 1_000_000_000;

/** @returns undefined for what is no amount of the currency, another currency's sign included */
function readAmount(sent: number | string, currency: string): number | undefined {
  const digits = currencyDigits(currency);
  const text = typeof sent === "number" ? "" : unmarked(sent.trim(), currency);
  const isAmount = AMOUNT.test(text) || (digits === 3 && THOUSANDTHS.test(text));
  const amount = typeof sent === "number" ? sent : isAmount ? Number(text.replaceAll(",", "")) : Number.NaN;
  return amount >= 0 && amount <= MOST ? Number(amount.toFixed(digits)) : undefined;
}

const amountIn = (expected: string) => expects(expected, v.union([v.number(), v.string()]));

/** An amount in the currency of the tour or the tenant, in its smallest units. 0 is no price. */
export const price = resolved(
  amountIn("an amount in the currency that `currency` says"),
  (sent, { reading: { currency } }) => {
    const amount = readAmount(sent, currency);
    return amount === undefined ? undefined : amount || null;
  },
);

/** As `price`, but 0 is nothing to pay, and less is a discount: `-20`, `"-$20.00"`. */
export const balance = resolved(
  amountIn("an amount, also 0 or less, in the currency that `currency` says"),
  (sent, { reading: { currency } }) => {
    const text = String(sent).trim();
    if (!/^[-\u2212]/.test(text)) return readAmount(sent, currency);
    const amount = readAmount(typeof sent === "number" ? -sent : text.slice(1), currency);
    return amount === undefined ? undefined : 0 - amount;
  },
);
