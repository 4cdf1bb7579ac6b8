/**
 * Attributes of a field for a whole number. Not `type="number"`: there the mouse wheel changes the number, and what is no
 * number cannot be read. @param most null: any number of three digits
 */
export function countField(least: 0 | 1, most: number | null) {
  const counts = Array.from({ length: (most ?? least) - least + 1 }, (_, index) => least + index);
  return {
    inputMode: "numeric",
    autoComplete: "off",
    pattern: most === null ? `${least === 0 ? "0|" : ""}[1-9][0-9]*` : counts.join("|"),
    title: most === null ? `A number, ${least} or more` : `A number from ${least} to ${most}`,
    maxLength: 3,
    required: true,
  } as const;
}
