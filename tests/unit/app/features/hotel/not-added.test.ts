import { describe, expect, it } from "vitest";
import { failure } from "#app/domain/http/outcome.ts";
import { addFailedText } from "#app/features/hotel/not-added.ts";

describe("a room that could not be added", () => {
  const refusal = (status: number) => addFailedText({ ...failure("status", "", status), message: "Sold out." });

  it("says what the operator said of a refusal, unless that is about the session", () => {
    expect([409, 422].map(refusal)).toEqual(["Sold out.", "Sold out."]);
    expect(refusal(401)).not.toContain("Sold out.");
  });

  it.each([failure("timeout", ""), failure("network", ""), failure("not-json", ""), failure("status", "", 502)])(
    "may be in the cart when there was no answer that can be read: %j",
    (outcome) => {
      expect(addFailedText(outcome)).toContain("do not know");
      expect(addFailedText(failure("not-asked", ""))).toContain("Nothing was added.");
    },
  );
});
