/**
 * Attributes of a field for a whole number. Not `type="number"`: there the mouse wheel changes the number, and what is no
 * number cannot be read.
 */
export function countField(least: number, most: number) {
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return {
    inputMode: "numeric",
    autoComplete: "off",
    pattern: counts.join("|"),
    title: `A number from ${least} to ${most}`,
    maxLength: 3,
    required: true,
  } as const;
}
