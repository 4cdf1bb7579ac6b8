/** Faults made by hand in the rules that keep tenants, visitors and secrets apart. */

export interface Mutant {
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
}

export interface Subject {
  /** Must fail with each of the mutants. */
  tests: string[];
  mutants: Mutant[];
}

const of = (file: string, ...changes: [from: string, to: string][]): Mutant[] =>
  changes.map(([from, to]) => ({ file, from, to }));

export const SUBJECTS: Record<string, Subject> = {
  tenant: {
    tests: [
      "tests/unit/app/domain/tenant/tenant.test.ts",
      "tests/unit/worker/gateway/redirect.test.ts",
      "tests/unit/worker/fuzz.test.ts",
    ],
    mutants: [
      ...of(
        "app/domain/tenant/tenant.ts",
        ["hostname.toLowerCase()", "hostname"],
        ['.replace(/:\\d+$/, "")', ""],
        ['.replace(/\\.$/, "")', ""],
        ["HOST.test(host) ? host : null", "host"],
        ["HOST.test(host) ? host : null", "HOST.test(host) ? hostname : null"],
        ["{1,253}", "{1,2530}"],
        ["if (allowed.length === 0) return true;", "if (allowed.length === 0) return false;"],
        ["if (allowed.length === 0) return true;", ""],
        ["host.endsWith(entry.slice(1))", "host.endsWith(entry.slice(2))"],
        ["host.endsWith(entry.slice(1))", "host.includes(entry.slice(1))"],
        ["host === entry)", "host.endsWith(entry))"],
        ["host === entry)", "host.startsWith(entry))"],
        ["allowed.some((entry)", "allowed.every((entry)"],
        ["(?=.{1,253}$)[a-z0-9]", "(?=.{1,253}$)[a-z0-9_]"],
      ),
      ...of(
        "worker/gateway/tenant-host.ts",
        ["if (!isAllowedHost(host, tenantHosts))", "if (false)"],
        ["if (host === null)", "if (false)"],
        ["plainText(421", "plainText(404"],
        ["fixed ?? host", "host"],
        ['c.get("requestedHost")', '(c.req.header("x-forwarded-host") ?? c.get("requestedHost"))'],
        ["isAllowedHost(host, tenantHosts)", "isAllowedHost(fixed ?? host, tenantHosts)"],
      ),
    ],
  },
  redirect: {
    tests: [
      "tests/unit/worker/gateway/redirect.test.ts",
      "tests/unit/worker/gateway/paths.test.ts",
      "tests/unit/worker/fuzz.test.ts",
    ],
    mutants: [
      ...of(
        "worker/gateway/redirect.ts",
        ['{ "cache-control": "no-store" }', "{}"],
        ["if (!isData)", "if (isData)"],
        ['headers.set("location", target);', 'headers.set("location", target.slice(1));'],
        ['headers.set("x-remix-redirect", target);', ""],
        ['headers.set("x-remix-status", String(status));', ""],
        ['headers.set("x-remix-reload-document", "true");', ""],
        ["status: 204", "status: 302"],
        ["new Response(null, { status, headers })", "new Response(null, { status: 302, headers })"],
      ),
      ...of(
        "worker/gateway/search-redirect.ts",
        ["`${baseSiteUrl}${pathname}${search}`", "`${baseSiteUrl}${pathname}`"],
        ["`${baseSiteUrl}${pathname}${search}`", "new URL(pathname + search, baseSiteUrl).href"],
        ["`${baseSiteUrl}${pathname}${search}`", "`${pathname}${search}`"],
        ['pathname.startsWith("/search")', 'pathname.startsWith("/search/")'],
        ['pathname.startsWith("/search")', 'pathname.includes("/search")'],
        ["new URL(baseSiteUrl).host === url.host", "false"],
        ["documentSearch(url, isData)", "url.search"],
        ["302, isData)", "302, false)"],
        ["302, isData)", "301, isData)"],
      ),
      ...of(
        "worker/gateway/address.ts",
        ['url.pathname.includes("//") ||', ""],
        ["ENCODED_AMBIGUITY.test(url.pathname) ||", ""],
        ["!isPlain(url.pathname);", "false;"],
        ["%(?:2[ef]|", "%(?:2[f]|"],
        ["|5c)", ")"],
        [")/i;", ")/;"],
        ["/\\p{Cc}/u", "/[\\0-\\x1f]/u"],
        ["url.search.length > MAX_QUERY_CHARS", "false"],
        ["url.pathname.length > MAX_PATH_CHARS", "false"],
        ['pathname.slice(0, -"_.data".length)', 'pathname.slice(0, -"/_.data".length)'],
        ['if (pathname.endsWith(".data"))', "if (false)"],
        ['params.delete("_routes");', ""],
        ['search === "" ? "" : `?${search}`', "`?${search}`"],
      ),
    ],
  },
  "proxy table": {
    tests: ["tests/unit/worker/api/table.test.ts", "tests/unit/worker/fuzz.test.ts"],
    mutants: of(
      "worker/api/table.ts",
      ["const NUMBER = /^[0-9]{1,12}$/;", "const NUMBER = /^[0-9]+/;"],
      ["(?!.*\\.\\.)", ""],
      ["[A-Za-z0-9._-]{0,127}$/", "[A-Za-z0-9._-]{0,127}/"],
      ["[A-Za-z0-9._-]{0,127}$/", "[A-Za-z0-9._/-]{0,127}$/"],
      ["const DATE = /^\\d{4}-\\d{2}-\\d{2}$/", "const DATE = /^.*$/"],
      ["const YEAR = /^\\d{4}$/", "const YEAR = /./"],
      ["(?:0?[1-9]|1[0-2])$", "(?:0?[1-9]|1[0-9])$"],
      ["^[\\p{L}\\p{N} .,'&-]{1,80}$", "[\\p{L}\\p{N} .,'&-]{1,80}"],
      ["if (segments.length !== parts.length) return null;", ""],
      ["if (segment !== part) return null;", "if (segment.toLowerCase() !== part) return null;"],
      ["if (segment !== part) return null;", ""],
      ["|| !pattern.test(value)) return null;", ") return null;"],
      ["built.push(encodeURIComponent(value));", "built.push(value);"],
      ["built.push(encodeURIComponent(value));", "built.push(segment);"],
      ["if (!pattern.test(value)) return null;", "if (!pattern.test(value)) continue;"],
      ["if (!pattern.test(value)) return null;", ""],
      ['query.size === 0 ? "" : `?${query.toString()}`', '""'],
      ["({ row }) => row.method === method", "() => true"],
      ["if (search === null) return", "if (false) return"],
      ["allow: rows.map(({ row }) => row.method)", "allow: []"],
      ["allowed.has(key)", "true"],
      ["|| Array.isArray(body)) return null;", ") return null;"],
      [
        '{ method: "POST", path: "/api/cart", body: ["items"] },',
        '{ method: "POST", path: "/api/cart", body: ["items", "price"] },',
      ],
      [
        '{ method: "GET", path: "/api/auth/current_user" },',
        '{ method: "GET", path: "/api/auth/current_user" },\n  { method: "GET", path: "/api/office/top-tours" },',
      ],
      [
        'body: ["refreshToken"], isTokenCall: true },\n  { method: "POST", path: "/api/auth/refresh_token"',
        'body: ["refreshToken"] },\n  { method: "POST", path: "/api/auth/refresh_token"',
      ],
    ),
  },
  cookie: {
    tests: [
      "tests/unit/app/domain/session/cookie.test.ts",
      "tests/unit/app/domain/fuzz.test.ts",
      "tests/unit/app/domain/session/guard.test.ts",
    ],
    mutants: [
      ...of(
        "app/domain/session/session.ts",
        ['value === "" || value.length > MAX_COOKIE_CHARS', 'value === ""'],
        ["decodeURIComponent(value)", "value"],
        ["(FORBIDDEN_KEYS.has(key) ? undefined : entry)", "entry"],
        ['["__proto__", "constructor", "prototype"]', '["__proto__"]'],
        ["if (!isObject(parsed)) return null;", ""],
        ["Array.isArray(cart) ? cart : []", "(cart as unknown[])"],
        ["access_token: text(access_token)", "access_token: access_token as string"],
        ["refresh_token: text(refresh_token)", "refresh_token: text(access_token)"],
        ["sessionId: text(sessionId)", "sessionId: null"],
        ['typeof value === "string" && value !== ""', 'typeof value === "string"'],
        ["values.length === 1 && only !== undefined", "only !== undefined"],
        ["pair.startsWith(`${USER_STATE_COOKIE}=`)", "pair.includes(`${USER_STATE_COOKIE}=`)"],
        [".map((pair) => pair.trim())", ""],
        ["checkoutInfo ?? null", "null"],
        ["state?.user?.username !== undefined &&", ""],
        ["state.user.cart_user_type !== GUEST_USER_TYPE", "true"],
        ["state.user === null && state.access_token === null", "state.user === null"],
        ["if (username !== null) user.username = username;", ""],
      ),
      ...of("app/domain/json.ts", [" && !Array.isArray(input)", ""]),
      ...of(
        "app/domain/session/cookie.ts",
        ["if (value.length <= COOKIE_BUDGET_BYTES) return value;", "return value;"],
        ["COOKIE_BUDGET_BYTES = 3_800", "COOKIE_BUDGET_BYTES = 4_200"],
        ["cart: state.cart.map(cartEntryId)", "cart: []"],
        ["{ ...extra, ...fields }", "fields"],
        ["{ ...extra, ...fields }", "{ ...fields, ...extra }"],
        ["checkoutInfo: null, orderInfo: null", "checkoutInfo: null"],
        [
          "if (memory === null || stored === null) return stored;",
          "if (memory === null || stored === null) return memory;",
        ],
      ),
    ],
  },
  safeUrl: {
    tests: ["tests/unit/app/domain/http/safe-url.test.ts", "tests/unit/app/domain/fuzz.test.ts"],
    mutants: of(
      "app/domain/http/safe-url.ts",
      ['"sms:"]', '"sms:", "javascript:"]'],
      ['"mailto:", ', ""],
      ['input.replace(IGNORED_BY_BROWSERS, "")', "input"],
      ['input.replace(IGNORED_BY_BROWSERS, "")', "input.trim()"],
      ["|| input.length > MAX_URL_LENGTH", ""],
      ['if (text === "") return null;', ""],
      ['if (text.startsWith("#")) return text;', ""],
      ["if (!URL.canParse(text, base)) return null;", ""],
      ['if (url.pathname.startsWith("//")) return null;', ""],
      ["url.pathname + url.search + url.hash", "text"],
      ["url.pathname + url.search + url.hash", "url.pathname"],
      ["!LINK_SCHEMES.has(url.protocol) || ", ""],
      ['text.startsWith("/") || ', ""],
      [' || text.startsWith("\\\\")', ""],
      ['url.username !== "" || url.password !== ""', "false"],
      ['url.username !== "" || url.password !== ""', 'url.password !== ""'],
      ["return url.href;", "return input;"],
      ["if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return null;", ""],
      ["\\u2028-\\u202e", "\\u2030-\\u202f"],
    ),
  },
  "cache key": {
    tests: [
      "tests/unit/worker/content/policy.test.ts",
      "tests/unit/worker/pages/page-request.test.ts",
      "tests/unit/app/domain/http/query.test.ts",
      "tests/unit/worker/fuzz.test.ts",
    ],
    mutants: [
      ...of(
        "worker/content/policy.ts",
        ["`t:${host}:`", "`t:`"],
        ["`t:${host}:`", "`t:${host}`"],
        ["${contentPrefix(host)}${kind}", "${contentPrefix(host)}"],
        ['name === "" ? "" : `:${name}`', '""'],
      ),
      ...of(
        "app/domain/http/query.ts",
        ['value !== null && value !== "" && value.length <= MAX_VALUE_CHARS', 'value !== null && value !== ""'],
        ['value !== null && value !== "" &&', "value !== null &&"],
        ["?.[1] ?? []", "?.[1] ?? [...params.keys()]"],
        ["[/^\\/tours\\/[^/]+\\/?$/", "[/\\/tours\\/[^/]+/"],
        ['["date", "month", "original_url"]', '["date", "month"]'],
        [
          'const FILTERS = ["category", "destination", "duration", "price", "sort"];',
          'const FILTERS = ["category", "destination", "duration", "sort"];',
        ],
        ['text === "" ? "" : `?${text}`', "`?${text}`"],
      ),
      ...of(
        "worker/pages/page-request.ts",
        ["ids.some((id) => !knownRoutes.has(id))", "false"],
        ["[...new Set(ids)].toSorted()", "[...new Set(ids)]"],
        ["[...new Set(ids)].toSorted()", "ids.toSorted()"],
        ["clean.search = meaningfulQuery(document.pathname, url.searchParams);", "clean.search = url.search;"],
        ["meaningfulQuery(document.pathname,", "meaningfulQuery(url.pathname,"],
        ["document.isData ? routesParameter", "true ? routesParameter"],
        ['.filter((id) => id !== "")', ""],
        [
          '["accept", "content-type", "origin", "sec-fetch-site"]',
          '["accept", "content-type", "origin", "sec-fetch-site", "authorization"]',
        ],
      ),
    ],
  },
};
