import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { LAY_OUT_REST } from "./lay-out-rest.ts";

/** When a tab in the background paints nothing, the scripts start all the same. */
const LATEST_MS = 2_000;

type Markup = ReactElement<{ href: string; rel?: string; type?: string; nonce?: string; children?: ReactNode }>;
type Inline = ReactElement<{ nonce?: string; dangerouslySetInnerHTML: { __html: string } }>;

function elementsOf(node: ReactNode): Markup[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Markup["props"]>(child)) return [];
    return child.type === Fragment ? elementsOf(child.props.children) : [child];
  });
}

const isModulePreload = ({ props }: Markup) => props.rel === "modulepreload";
const isModuleScript = ({ type, props }: Markup) => type === "script" && props.type === "module";

/** As a literal inside of a script element: nothing in it can end the element. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The script that starts the others once something was painted: until then the line belongs to the page.
 * A module script cannot be told to wait, so it is made by this one, with this one's nonce. Each request is a task of its
 * own (a message: timers of tabs in the background are slow): together they hold up a phone for longer than a touch may wait.
 * Marked pure, or the browser's bundle would have it too.
 */
const STARTER = /* @__PURE__ */ `((modules, textContent) => {${LAY_OUT_REST}
  const { nonce } = document.currentScript;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const task = new MessageChannel();
  const next = () => {
    const href = modules.shift();
    if (href === undefined) return add("script", { type: "module", nonce, textContent });
    add("link", { rel: "modulepreload", fetchPriority: "low", href, nonce });
    task.port2.postMessage(0);
  };
  task.port1.onmessage = next;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    next();
    layOutRest();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, ${LATEST_MS});
})`.replaceAll(/\n */g, "\n");

/** React Router's context, and the starter: as many scripts as the server sends. In the browser they have run already. */
const SENT = 2;

function sentScripts(): ReactNode {
  return Array.from({ length: SENT }, (_, index) => (
    // oxlint-disable-next-line react/no-danger -- nothing is set: what was sent stays
    <script key={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  ));
}

/** The server's elements. `Scripts` is called, not rendered: it is its elements that have to be changed. */
function lateScripts(): ReactNode {
  const elements = elementsOf(Scripts({}));
  const modules = elements.filter(isModulePreload).map(({ props }) => props.href);
  return elements
    .filter((element) => !isModulePreload(element))
    .map((element) => {
      if (!isModuleScript(element)) return element;
      const { nonce, dangerouslySetInnerHTML } = (element as unknown as Inline).props;
      const html = { __html: `${STARTER}(${literal(modules)},${literal(dangerouslySetInnerHTML.__html)});` };
      // oxlint-disable-next-line react/no-danger -- React Router's code and the build's file names
      return <script key="late" nonce={nonce} dangerouslySetInnerHTML={html} />;
    });
}

/**
 * React Router's `<Scripts>`, started after the first paint. Its own way is to preload every module from the head at
 * high priority: on a phone's line they take half of it from the style sheet and the first picture (docs/decisions).
 * Nothing waits for scripts here: links, forms, disclosures and menus work without. The browser's bundle has none of this.
 */
export function LateScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? lateScripts() : sentScripts();
}
