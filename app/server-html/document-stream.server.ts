/**
 * A render by React whose markup stays text until it is sent. React's streams encode every tag and every word by itself, a
 * call into the platform each; its build for Bun writes strings to whatever it is piped to (`vite.config.ts`, docs/decisions/024).
 */

import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

interface Options {
  nonce: string;
  /** Milliseconds; what is not ready by then is left to the browser. */
  giveUpAfter: number;
  onError: (error: unknown) => void;
}

export interface Rendering {
  /** Settles when nothing is waited for any more; never rejects. */
  ready: Promise<void>;
  /** The whole page. Only once it is ready, and instead of `stream`. */
  text(): string;
  /** What there is, and the rest as it comes; UTF-8. */
  stream(): ReadableStream<Uint8Array>;
}

interface Taker {
  write: (text: string) => void;
  end: (error?: unknown) => void;
  /** Is given what tells React that the reader has gone. */
  onLeave?: (leave: () => void) => void;
}

/** What React needs of a Node stream. */
function destination({ write, end, onLeave }: Taker) {
  let pending = "";
  const flush = () => {
    if (pending !== "") write(pending);
    pending = "";
  };
  return {
    write(text: string) {
      pending += text;
      return true;
    },
    flush,
    end() {
      flush();
      end();
    },
    destroy: end,
    on(event: string, listener: () => void) {
      if (event === "close") onLeave?.(listener);
    },
  } as unknown as NodeJS.WritableStream;
}

/** Resolves when the shell is there. Rejects when the shell cannot be rendered. */
export function rendering(element: ReactNode, { nonce, giveUpAfter, onError }: Options): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const ready = Promise.withResolvers<void>();
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // What is ready stays in its place: by default React moves large finished parts behind the page, out of order.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError,
      onShellReady: () => resolve({ ready: ready.promise, text, stream }),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        ready.resolve();
      },
    });
    const timer = setTimeout(() => abort(new Error(`gave up after ${giveUpAfter} ms`)), giveUpAfter);

    function text(): string {
      let markup = "";
      pipe(
        destination({
          write: (piece) => {
            markup += piece;
          },
          end: () => undefined,
        }),
      );
      return markup;
    }

    function stream(): ReadableStream<Uint8Array> {
      const encoder = new TextEncoder();
      let leave = (): void => undefined;
      return new ReadableStream({
        start(controller) {
          pipe(
            destination({
              write: (piece) => controller.enqueue(encoder.encode(piece)),
              end: (error) => (error === undefined ? controller.close() : controller.error(error)),
              onLeave: (told) => {
                leave = told;
              },
            }),
          );
        },
        cancel: () => leave(),
      });
    }
  });
}
