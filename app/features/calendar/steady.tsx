import { Component } from "react";

/** A click follows the end of a touch after this time at most. */
const CLICK_MS = 50;

/** Resolves when no finger or button is down, and after its click. */
let released: Promise<void> = Promise.resolve();
/** What was pressed last. */
let pressed: Element | null = null;

function onPointerDown({ target }: PointerEvent): void {
  pressed = target instanceof Element ? target : null;
  released = new Promise((resolve) => {
    const release = () => {
      for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, release, true);
      setTimeout(resolve, CLICK_MS);
    };
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release, true);
  });
}

const held = new WeakMap<Promise<unknown>, Promise<unknown>>();

/** The same content, which does not come while something is pressed that it may replace. */
export function onceReleased<T>(content: Promise<T>): Promise<T> {
  const waiting =
    held.get(content) ??
    content.then(async (loaded) => {
      await released;
      return loaded;
    });
  held.set(content, waiting);
  return waiting as Promise<T>;
}

/** The distance of an element from the top of the window in px; null outside of it. */
function topOf(element: Element | null | undefined): number | null {
  if (!element?.isConnected) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? top : null;
}

/** The party stands in every box of a day, and may be pressed while another one is loading. */
const PARTY = ".party";
const BOX = ".chosen-day";

interface Tops {
  pressed: number | null;
  party: number | null;
  box: number | null;
}

/**
 * Holds what was pressed last in its place in the window when the page around it changes, and the box of the day when what was
 * pressed is not in view. Not every browser does so by itself, and none for what is replaced by its like.
 */
export class Steady extends Component<{ children: React.ReactNode }> {
  override componentDidMount(): void {
    document.addEventListener("pointerdown", onPointerDown, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    document.removeEventListener("pointerdown", onPointerDown, { capture: true });
  }

  override getSnapshotBeforeUpdate(): Tops {
    return {
      pressed: topOf(pressed),
      party: topOf(pressed?.closest(PARTY)),
      box: topOf(document.querySelector(BOX)),
    };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Tops): void {
    const held: [number | null, Element | null][] = [
      [before.pressed, pressed],
      [before.party, document.querySelector(PARTY)],
      [before.box, document.querySelector(BOX)],
    ];
    for (const [was, element] of held) {
      if (was === null || element?.isConnected !== true) continue;
      const { top } = element.getBoundingClientRect();
      if (top !== was) window.scrollBy({ top: top - was, behavior: "instant" });
      return;
    }
  }

  override render(): React.ReactNode {
    return this.props.children;
  }
}
