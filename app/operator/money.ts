/** Currencies and locales of the tenant and of tours, and amounts in them. */

import * as v from "valibot";
import { readLocale } from "#app/domain/locale/format.ts";
import { expects, resolved } from "./fields.ts";

const upperCase = v.pipe(v.string(), v.trim(), v.toUpperCase());

export const currencyCode = resolved(expects("the code of a currency (ISO 4217), NOK", upperCase), (code) =>
  Intl.supportedValuesOf("currency").includes(code) ? code : undefined,
);

export const englishLocale = resolved(
  expects("en-US, en-GB, en-CA, en-AU, en-IE, en-NZ or en", v.pipe(v.string(), v.trim())),
  (text) => readLocale(text) ?? undefined,
);
