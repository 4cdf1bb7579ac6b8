import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { NO_STATE } from "#app/domain/session/session.ts";
import { readCookie, startCookie, writeCookie } from "#app/features/session/cookie-sync.ts";
import { cases } from "#tests/support/fuzz.ts";

const HOST = "shop.brand.example";
const PATH = "/tours/101";

interface Cookie {
  /** The domain, with a dot in front where the cookie is that of all its hosts. */
  domain: string;
  path: string;
  value: string;
}

/** The cookies of a browser, in the order of their creation. */
let jar: Cookie[];

const isBelow = (path: string, above: string) =>
  path === above || path.startsWith(above.endsWith("/") ? above : `${above}/`);
const isSent = ({ domain, path }: Cookie) =>
  (domain === HOST || `.${HOST}`.endsWith(domain)) && isBelow(PATH, path) && domain !== ".example";

/** RFC 6265 5.3: cookies are told apart by domain and path. Scripts of `HOST` set them for it, or for domains it is in. */
function write(text: string): void {
  const [pair = "", ...attributes] = text.split(";").map((part) => part.trim());
  const fields = Object.fromEntries(attributes.map((each) => each.split("=")));
  const cookie = {
    domain: fields.domain === undefined ? HOST : `.${fields.domain}`,
    path: fields.path ?? "/",
    value: pair.slice(pair.indexOf("=") + 1),
  };
  if (!isSent({ ...cookie, path: "/" })) return;
  const at = jar.findIndex(({ domain, path }) => domain === cookie.domain && path === cookie.path);
  const isExpired = fields.expires !== undefined && Date.parse(fields.expires) < Date.now();
  if (at !== -1) jar.splice(at, 1, ...(isExpired ? [] : [cookie]));
  else if (!isExpired) jar.push(cookie);
}

beforeEach(() => {
  vi.stubGlobal("window", { location: { hostname: HOST, pathname: PATH, protocol: "https:" } });
  vi.stubGlobal("document", {
    get cookie() {
      const sent = jar.filter(isSent).toSorted((a, b) => b.path.length - a.path.length);
      return sent.map(({ value }) => `user-state=${value}`).join("; ");
    },
    set cookie(text: string) {
      write(text);
    },
  });
});

const OURS = { ...NO_STATE, access_token: "ours", refresh_token: "ours" };
const planted = fc.uniqueArray(
  fc.record({
    domain: fc.constantFrom(`.${HOST}`, ".brand.example", ".example", HOST),
    path: fc.constantFrom("/", "/tours", "/tours/", "/tours/101"),
    value: fc.constantFrom("x", "", '{"access_token":"theirs"}', "%7B%22access_token%22%3A%22theirs%22%7D"),
  }),
  { maxLength: 5, selector: ({ domain, path }) => domain + path },
);
const isPlanted = ({ domain, path }: Cookie) => domain !== HOST || path !== "/";

it("the session's cookie is this host's own: nothing that another host plants is taken for it, or gets a token", () => {
  fc.assert(
    fc.property(planted, planted, fc.boolean(), fc.boolean(), (before, meanwhile, hasSession, isOlder) => {
      jar = before.filter(isPlanted);
      startCookie(null);
      if (hasSession) expect(writeCookie(OURS)).toBe(true);
      const mine = hasSession ? "ours" : undefined;
      expect(readCookie()?.access_token).toBe(mine);
      const others = meanwhile.filter(isPlanted);
      jar = isOlder ? [...others, ...jar] : [...jar, ...others];
      expect(readCookie()?.access_token).toBe(mine);
      expect(writeCookie({ ...OURS, refresh_token: "new" })).toBe(true);
      const kept = jar.filter(isSent);
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject({ domain: HOST, path: "/", value: expect.stringContaining("new") });
      expect(writeCookie(null)).toBe(true);
      expect(jar.filter(isSent)).toEqual([]);
    }),
    cases(500),
  );
});

it("the session's cookie is the domain's where the deployment says so: of its other hosts it is taken, of others' not", () => {
  jar = [{ domain: ".brand.example", path: "/", value: '{"access_token":"theirs"}' }];
  startCookie("brand.example");
  expect(readCookie()?.access_token).toBe("theirs");
  jar.push({ domain: `.${HOST}`, path: "/", value: '{"access_token":"planted"}' });
  expect(readCookie()?.access_token).toBe("theirs");
  expect(writeCookie(OURS)).toBe(true);
  expect(jar).toEqual([expect.objectContaining({ domain: ".brand.example", path: "/" })]);
  startCookie("other.example");
  writeCookie(OURS);
  expect(jar.map(({ domain }) => domain)).toContain(HOST);
});
