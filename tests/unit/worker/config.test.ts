import { expect, it } from "vitest";
import { VARS } from "#tests/support/worker-config.ts";
import { readConfig } from "#worker/config.ts";

it("the configuration has trailing slashes trimmed, and nothing wrong where the optional values are missing", () => {
  expect(readConfig(VARS)).toMatchObject({
    ...{ apiBaseUrl: "https://api.example", apiKey: "secret-value", apiKeyHeader: "X-Api-Key" },
    ...{ adminBaseUrl: "https://admin.example", baseSiteUrl: "https://base.example", problems: [] },
  });
});

it.each(["API_BASE_URL", "API_KEY", "ADMIN_BASE_URL", "BASE_SITE_URL"])(
  "configuration names the missing variable %s",
  (name) => {
    for (const none of [undefined, ""])
      expect(() => readConfig({ ...VARS, [name]: none })).toThrow(new RegExp(`^${name} is missing`));
  },
);

it.each([
  ["API_BASE_URL", "not a url"],
  ["API_BASE_URL", "ftp://x"],
  ["API_BASE_URL", "https://user:pw@x"],
  ["ADMIN_BASE_URL", 5],
])("the configuration names the malformed variable %s (%j) without its value", (name, value) => {
  const attempt = () => readConfig({ ...VARS, [name]: value });
  expect(attempt).toThrow(new RegExp(name));
  expect(attempt).not.toThrow(/secret-value/);
});

it.each([
  ["API_KEY_HEADER", "secret-value: bad", "apiKeyHeader"],
  ["TIME_ZONE", "+02:00", "timeZone"],
  ["TIME_ZONE", "IST", "timeZone"],
  ["HANDOFF_ORIGIN", "https://x/path", "handoffOrigin"],
  ["HANDOFF_PATHS", "/signin ../etc", "handoffPaths"],
  ["COOKIE_DOMAINS", "brand.example com", "cookieDomains"],
  ["READY_TOKEN", "secret-value-too-short", "readyToken"],
  ["CONTENT_CHANGED_SECRET", "secret-value-that-is-long-but-no-base64", "contentChangedSecret"],
  ["LOG_SAMPLE", "5%", "logSample"],
  ["HSTS_SECONDS", "63072001", "hstsSeconds"],
  ["IMAGE_TRANSFORMS", "yes", "imageTransforms"],
  ["IMAGE_HOSTS", "cdn.example 'unsafe-inline'", "imageHosts"],
  ["IMAGE_HOSTS", "*", "imageHosts"],
  ["TENANT_HOST", "https://secret-value/", "tenantHost"],
  ["TENANT_HOSTS", 5, "tenantHosts"],
] as const)(
  "configuration switches off what the malformed optional variable %s (%j) is for, and says so",
  (name, value, key) => {
    const config = readConfig({ ...VARS, [name]: value });
    expect(config[key]).toEqual(readConfig(VARS)[key]);
    expect(config.problems).toEqual([expect.stringContaining(name)]);
    expect(config.problems.join()).not.toContain("secret-value");
  },
);

it("the configuration splits lists of hosts and paths", () => {
  const config = readConfig({ ...VARS, TENANT_HOSTS: "A.example, *.b.example", HANDOFF_PATHS: "/signin /account/" });
  expect(config.tenantHosts).toEqual(["a.example", "*.b.example"]);
  expect(config.handoffPaths).toEqual(["/signin", "/account"]);
});

it("the configuration never opens a site because of what follows its host in SOFT_LAUNCH, and does not start without hosts", () => {
  const { softLaunch } = readConfig({ ...VARS, SOFT_LAUNCH: "A.example b.example:2 c.example:x:y" });
  expect([...softLaunch]).toEqual([
    ["a.example", "1"],
    ["b.example", "2"],
    ["c.example", "x:y"],
  ]);
  expect(() => readConfig({ ...VARS, SOFT_LAUNCH: "https://a.example" })).toThrow("SOFT_LAUNCH");
});
