import type { Plugin } from "vite";

/** A constant of React's module that is an error: what it throws to itself and knows again by identity. */
const SENTINEL = /^( {2}|var )(\w+) = Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;
const SENTINELS = 5;

/**
 * React makes five errors when it is loaded, for nobody to read. While a debugger is attached, as Lighthouse, PageSpeed and
 * our own measurements are, V8 parses all of React a second time for the lines in their stacks: 50 to 75 ms of a phone
 * that no visitor waits for, and the longest task of every page. Made without a stack, they are as good.
 */
export function sentinelsWithoutStack(): Plugin {
  return {
    name: "sentinels-without-stack",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(SENTINEL)?.length ?? 0;
        if (found !== SENTINELS) this.error(`React has ${found} such errors, not ${SENTINELS}`);
        const made = "$1$2 = { __proto__: Error.prototype, message: $3 }";
        return { code: code.replace(SENTINEL, made), map: null };
      },
    },
  };
}
