// @ts-check
/** Request headers that could impersonate a proxy or Next's own middleware, or choose a page's nonce. */
const foreign = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-matched-path',
  'x-now-route-matches',
  'x-marigold-client',
  'x-marigold-address',
  // There are no server actions here: nothing may reach their decoder.
  'next-action',
])

/** @param {string} name in lower case */
export function isForeign(name) {
  return foreign.has(name) || name.startsWith('x-middleware-') || name.startsWith('x-invoke-')
}
