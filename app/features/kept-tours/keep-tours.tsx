import { useEffect } from "react";
import { whenIdle } from "#app/components/when-idle.ts";

/** Loads what saves tours and remembers those viewed, once the page is idle. Renders nothing. */
export function KeepTours() {
  useEffect(() => {
    whenIdle(() => {
      import("./kept-tours.ts").then(
        ({ keepTours }) => keepTours(),
        () => undefined,
      );
    });
  }, []);
  return null;
}
