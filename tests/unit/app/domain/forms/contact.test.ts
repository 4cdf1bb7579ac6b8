import { expect, it } from "vitest";
import { type ContactMessage, contactErrors, contactMessage } from "#app/domain/forms/contact.ts";
import { FORMAT } from "#tests/support/format.ts";

const GOOD: ContactMessage = {
  ...{ name: "Ana", email: "ana@example.org", phone: "", subject: "Booking 123", message: "Hello" },
};

it("a contact message requires everything but the phone", () => {
  expect(contactErrors(FORMAT, GOOD)).toEqual({});
  const errors = contactErrors(FORMAT, { name: " ", email: "", phone: "", subject: "", message: "\n" });
  expect(Object.keys(errors)).toEqual(["name", "email", "subject", "message"]);
});

it.each([
  [{ email: "ana" }, ["email"]],
  [{ phone: "call me" }, ["phone"]],
  [{ phone: "1".repeat(21) }, ["phone"]],
  [{ name: "a".repeat(101) }, ["name"]],
  [{ subject: "a".repeat(151) }, ["subject"]],
  [{ message: "山".repeat(10_001) }, ["message"]],
  // One character each, of two UTF-16 code units.
  [{ message: "🏜".repeat(10_000) }, []],
] as const)("a contact message change %# has its error at its own field", (change, fields) => {
  expect(Object.keys(contactErrors(FORMAT, { ...GOOD, ...change }))).toEqual(fields);
});

it.each([
  "tel: 702.555.0100 ext. 12",
  "٠٧٠٢٥٥٥٠١٠٠",
  "０３-１２３４-５６７８",
  "702–555–0100 / (702) 555-0101 (ask for Ana)",
])("a contact message takes the phone number %s, and keeps it as typed", (phone) => {
  const message = contactMessage(new Map(Object.entries({ ...GOOD, phone })));
  expect([message.phone, contactErrors(FORMAT, message)]).toEqual([phone, {}]);
});

it("a contact message is read without files and unknown fields, with normalized line ends", () => {
  const form = new FormData();
  form.set("name", " Ana ");
  form.set("email", new Blob(["x"]));
  form.set("message", "a\r\nb");
  form.set("admin", "1");
  expect(contactMessage(form)).toEqual({ name: "Ana", email: "", phone: "", subject: "", message: "a\nb" });
  form.set("email", " \u202aana\u200b@example.org\u202c ");
  expect(contactMessage(form).email).toBe("ana@example.org");
});
