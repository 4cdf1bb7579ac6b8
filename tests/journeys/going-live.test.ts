/** What an operator does around going live, as a visitor's browser shows it. */

import type { Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { load, navigate, newTab, openPage, reload, stack, startJourneys, url } from "#tests/support/journey.ts";
import { CONTACT, submissions } from "#tests/support/site-forms.ts";
import { startTestStack, type TestStack } from "#tests/support/test-stack.ts";
import { hydrated } from "#tests/support/visit.ts";
import { invitationTo, previewOf, sign } from "#worker/gateway/signed-link.ts";

startJourneys();

const READY_TOKEN = "ready-token-of-this-test-0123456789";
const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
let own: TestStack;
beforeAll(async () => {
  const vars = { READY_TOKEN, CONTENT_CHANGED_SECRET: SECRET, SOFT_LAUNCH: "canyon.localhost:1" };
  own = await startTestStack({ vars });
});
afterAll(() => own.stop());

const at = (path: string, host = "localhost") => `http://${host}:${own.site.url.port}${path}`;
const inAMinute = () => Math.round(Date.now() / 1_000) + 60;

describe("an edit", () => {
  it("is seen by the editor in a preview at once, and by a visitor after the notice", async () => {
    await own.get("/about-us");
    const page = { title: "Edited page", blocks: [{ type: "richText", html: "<p>An edited paragraph</p>" }] };
    await own.setFault("/api/website/builder/page/1/about-us", { kind: "wrong-type", body: { data: page } });
    const edited = (of: Page) => of.getByRole("heading", { name: "Edited page" }).count();

    const editor = await newTab();
    const token = await sign(READY_TOKEN, previewOf("localhost"), inAMinute());
    await load(at(`/faq?preview=${token}`), editor);
    const bar = editor.page.getByRole("complementary", { name: "Preview" });
    await navigate("/about-us");
    await editor.page.getByRole("heading", { name: "Edited page" }).waitFor();
    expect(await bar.count()).toBe(1);
    const visitor = await newTab();
    await load(at("/about-us"), visitor);
    expect([await edited(visitor.page), await visitor.page.locator(".preview-bar").count()]).toEqual([0, 0]);
    await bar.getByRole("link", { name: "End preview" }).click();
    await bar.waitFor({ state: "detached" });
    await hydrated(editor.page);
    expect(await edited(editor.page)).toBe(0);

    const body = JSON.stringify({ host: "localhost" });
    const headers = {
      "webhook-id": "edit-1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
      "webhook-signature": new Webhook(SECRET).sign("edit-1", new Date(), body),
      "content-length": String(body.length),
    };
    expect((await own.get("/__content-changed", { method: "POST", body, headers })).status).toBe(202);
    await expect.poll(async () => (await own.get("/about-us")).body, { interval: 200 }).toContain("Edited page");
    await reload(visitor);
    expect(await edited(visitor.page)).toBe(1);
    await own.clearFaults();
    expect([...visitor.trouble, ...editor.trouble]).toEqual([]);
  });
});

describe("a soft launch", () => {
  it("shows nothing to strangers, and the whole site to invited people", async () => {
    const stranger = await own.get("/", { host: "canyon.localhost" });
    expect(stranger.body).toContain("This site is not open yet");
    const guest = await newTab();
    const token = await sign(READY_TOKEN, invitationTo("canyon.localhost", "1"), inAMinute());
    await load(at(`/?enter=${token}`, "canyon.localhost"), guest);
    expect(new URL(guest.page.url()).search).toBe("");
    await navigate("/faq");
    await guest.page.waitForURL("**/faq");
    expect(await guest.page.title()).toContain("Canyon Collective");
    expect(guest.trouble).toEqual([]);
  });
});

const CLICK = "gclid=c-1&utm_source=mail";

/** Where a link or a form to `/search` leads, without going there. */
async function searchAfter(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  await page.route("**/search?*", (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/search");
  await act();
  return new URL((await asked).url()).searchParams;
}

async function writeToOperator(page: Page): Promise<Record<string, string> | undefined> {
  await navigate("/contact-us");
  for (const [name, text] of Object.entries(CONTACT)) await page.locator(`#contact-${name}`).fill(text);
  await page.locator(".contact-form [type=submit]").click();
  await page.getByText("Thanks for contacting us!").waitFor();
  return (await submissions(stack)).contact.at(-1)?.fields;
}

const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    document.body.insertAdjacentHTML("beforeend", '<a id="test-link">a link of the operator</a>');
    const link = document.querySelector<HTMLAnchorElement>("#test-link");
    link?.setAttribute("href", to);
    link?.click();
  }, href);

const bookFirstDate = async (page: Page) => {
  await page.locator(".day-link").nth(3).click();
  await page.locator(".book-button").first().click();
};

describe("the click of an advertisement", () => {
  it("goes along to the form, to the operator's links and to the booking of a later page", async () => {
    const page = await openPage(`/faq?${CLICK}`);
    const followed = await searchAfter(page, () => followLink(page, "/search?activity=7"));
    expect(followed.toString()).toBe(`activity=7&${CLICK}`);
    expect(await writeToOperator(page)).toMatchObject({ gclid: "c-1", utm_source: "mail", subject: CONTACT.subject });
    await load("/tours/121");
    const sent = await searchAfter(page, () => bookFirstDate(page));
    expect([sent.get("tour"), sent.get("gclid"), sent.get("utm_source")]).toEqual(["121", "c-1", "mail"]);
  });
});

describe("a tenant's own tags", () => {
  it("are loaded after consent only, which can be taken back at the foot of the page", async () => {
    const tags = { scriptUrl: "https://tags.example/manager.js", hosts: ["tags.example"] };
    await stack.setFault("/api/tenant-config", { kind: "wrong-type", body: { data: { tags } } });
    const { page, trouble } = await newTab();
    await page.route("https://tags.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'document.documentElement.dataset.tags = "run"' }),
    );
    const isRunning = () => page.evaluate(() => document.documentElement.dataset.tags === "run");
    const banner = page.getByRole("region", { name: "Privacy choices" });
    await load(url("/faq", "tagged.localhost"));
    await banner.getByRole("button", { name: "Do not allow" }).click();
    await banner.waitFor({ state: "detached" });
    expect(await isRunning()).toBe(false);

    await page.getByRole("link", { name: "Privacy choices" }).click();
    await banner.getByRole("button", { name: "Allow", exact: true }).click();
    await expect.poll(isRunning).toBe(true);
    await navigate("/about-us");
    await page.getByRole("link", { name: "Privacy choices" }).click();
    await Promise.all([page.waitForEvent("load"), banner.getByRole("button", { name: "Do not allow" }).click()]);
    await hydrated(page);
    expect([await banner.count(), await isRunning()]).toEqual([0, false]);
    expect(trouble).toEqual([]);
  });
});
