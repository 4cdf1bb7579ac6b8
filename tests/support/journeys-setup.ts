/** Vitest global setup of the journeys: one browser for all files, one stack for each worker. */

import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "#scripts/browser.ts";
import { startFlatPictures } from "./flat-pictures.ts";
import { startTestStack } from "./test-stack.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** WebSocket address of the browser. */
    browser: string;
    /** Addresses of the stacks, by worker. */
    stacks: { site: string; operator: string }[];
    /** Where the pages of those stacks have their pictures. */
    picturesOrigin: string;
  }
}

/** Fewer processes beside the pages' own: a tenth less work for each page. */
const FEWER_PROCESSES = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const pictures = await startFlatPictures();
  const [browser, stacks] = await Promise.all([
    launchBrowserServer({ moreFlags: FEWER_PROCESSES }),
    Promise.all(workers.map(() => startTestStack({ vars: { ADMIN_BASE_URL: pictures.origin } }))),
  ]);
  project.provide("browser", browser.wsEndpoint());
  project.provide("picturesOrigin", pictures.origin);
  project.provide(
    "stacks",
    stacks.map(({ site, operatorUrl }) => ({ site: site.url.href, operator: operatorUrl.href })),
  );
  return async () => {
    await browser.close();
    await Promise.all(stacks.map((stack) => stack.stop()));
    pictures.stop();
  };
}
