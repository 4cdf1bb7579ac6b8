/** The site's forms, sent as a browser without scripts sends them. */

import type { Answer } from "./http.ts";
import type { TestStack } from "./test-stack.ts";

export const URLENCODED = "application/x-www-form-urlencoded";

export const CONTACT = {
  name: "Ana",
  email: "ana@example.org",
  phone: "",
  subject: "Lost hat",
  message: "Seat 12\nred",
};

/** @param headers besides those of our own page; `content-type` may be another */
export function postForm(
  stack: Pick<TestStack, "get">,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  host = "localhost",
): Promise<Answer> {
  const own = { "content-type": URLENCODED, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams(fields).toString();
  return stack.get(path, { host, method: "POST", body, headers: { ...own, ...headers } });
}

interface Submissions {
  newsletter: { host: string; email: string; website_id: number }[];
  contact: { host: string; fields: Record<string, string> }[];
}

/** What the stand-in has stored, oldest first. */
export async function submissions(stack: Pick<TestStack, "control">): Promise<Submissions> {
  return await (await stack.control("/__submissions")).json<Submissions>();
}
