/** Until blocks are described. */
export const BLOCK_TYPES: readonly string[] =
  "hero richText faq tours cards map steps quote cta table gallery videos webcams posts team press".split(" ");
