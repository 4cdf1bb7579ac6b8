import type { Plugin } from "vite";

const COUNTED = 'Buffer.byteLength(chunk, "utf8")';

/**
 * React adds up the bytes of all it writes, to move large parts behind the page. Pages here are sent in order
 * (`app/server-html/document-stream.server.ts`), and a call into the platform for every piece of text took a fifteenth of a render: characters do.
 */
export function uncountedMarkup(): Plugin {
  return {
    name: "uncounted-markup",
    apply: "build",
    transform: {
      filter: { id: /react-dom-server\.bun\.production\.js$/ },
      handler(code) {
        if (code.split(COUNTED).length !== 2) this.error(`React no longer has "${COUNTED}" once`);
        return { code: code.replace(COUNTED, "chunk.length"), map: null };
      },
    },
  };
}
