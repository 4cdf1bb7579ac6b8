/** Headers that could poison a cache (docs/threats.md T4), and ordinary ones that must not change a page either. */
export const HOSTILE_HEADERS = `
  x-forwarded-host x-forwarded-proto x-original-url x-rewrite-url x-http-method-override x-host forwarded
  x-forwarded-server x-forwarded-scheme x-forwarded-port x-react-router-spa-mode x-react-router-prerender-data
  x-remix-response x-remix-redirect x-render-whole x-nonce-slot x-render cloudflare-cdn-cache-control cf-cache-status
  cookie authorization accept-language accept accept-encoding range if-none-match if-modified-since origin referer
  via cf-connecting-ip true-client-ip x-api-key host-name purpose sec-purpose save-data dnt priority te
  x-original-host x-request-id
`
  .trim()
  .split(/\s+/);
