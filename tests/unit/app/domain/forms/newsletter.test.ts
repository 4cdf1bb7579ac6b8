import fc from "fast-check";
import { expect, it } from "vitest";
import { newsletterEmail, newsletterEmailError } from "#app/domain/forms/newsletter.ts";

it("the newsletter's email is required", () => {
  expect(newsletterEmailError("")).toBe("Please enter your email address");
});

const VALID = ["ana@example.org", "first.last+tag@mail.example.co.uk", "ü@exämple.de", `${"a".repeat(248)}@b.co`];
const INVALID = [
  ..."ana ana@ @example.org ana@example ana@example. ana@.org ana@example..org a@b@c.org".split(" "),
  ...[" ana@example.org", "ana@example.org ", "ana @example.org", "ana@exam\tple.org", "ana@example\u00a0.org", " "],
  ...[`${"a".repeat(249)}@b.co.x`, "a@" + "a.".repeat(50_000)],
];

it.each([...VALID, ...INVALID])("the newsletter's email %.40j is valid, or else said not to be", (email) => {
  const error = VALID.includes(email) ? null : "Please enter a valid email address";
  expect(newsletterEmailError(email)).toBe(error);
});

it.each(["\ufeffana@example.org", "ana\u200b@exam\u00adple.org", "\u202aana@example.org\u202c\u00a0"])(
  "the newsletter's email: %j is read without its invisible characters",
  (typed) => {
    expect(newsletterEmail(new Map([["email", typed]]))).toBe("ana@example.org");
  },
);

it("the newsletter's email is taken out of a copied link, and refused with anything else around it", () => {
  const read = (typed: string) => newsletterEmail(new Map([["email", typed]]));
  const link = fc.tuple(
    fc.constantFrom("mailto:", "MAILTO:", "\u200bMailto:"),
    fc.constantFrom("", "?", "?subject=a?b"),
  );
  fc.assert(
    fc.property(fc.emailAddress(), link, (address, [scheme, query]) => {
      fc.pre(!address.includes("?"));
      expect(newsletterEmailError(address)).toBeNull();
      expect(read(`${scheme}${address}${query}`)).toBe(address);
      for (const typed of [`<${address}>`, `${address},`, `mailto:mailto:${address}`, `http:${address}`])
        expect(newsletterEmailError(read(typed))).toBe("Please enter a valid email address");
    }),
  );
});
