/** Amounts with a unit in texts of this build, as a tenant writes them. For the server: browsers get the text. */

import { currencySign, formatOf, LOCALES, type Written } from "./format.ts";

const AMOUNT = /\{([\d.]+) (mi|ft|°F|USD)\}/g;
const METERS_PER_FOOT = 0.3048;

/** `{2.2 mi}`, `{163 ft}`, `{105 °F}`, `{100 USD}` in a text as `3.5 km`, `50 m`, `41 °C`, `US$100`; heights over 100 m to ten meters. */
export function unitsInText(tenant: Written): (text: string) => string {
  const { longDistance, temperature, number, language } = formatOf(tenant);
  const isMetric = LOCALES[language]?.isMetric ?? true;
  const height = (feet: number) => {
    if (!isMetric) return `${number(feet)} feet`;
    const meters = Math.round(feet * METERS_PER_FOOT);
    return `${number(meters < 100 ? meters : Math.round(meters / 10) * 10)} m`;
  };
  return (text) =>
    text.replaceAll(AMOUNT, (_, amount: string, unit: string) => {
      const value = Number(amount);
      if (unit === "mi") return longDistance(value);
      if (unit === "ft") return height(value);
      return unit === "°F" ? temperature(value) : `${currencySign("USD", language)}${number(value)}`;
    });
}
