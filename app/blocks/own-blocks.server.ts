/** Blocks of this installation, by the block's `type`. A merge never touches this file (docs/upgrades.md). */
export const OWN_BLOCKS = {};
