/** Features that no page of ours uses, switched off for pages and for whatever might run in them. */
const unused = [
  'camera',
  'microphone',
  'payment',
  'usb',
  'bluetooth',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'browsing-topics',
  'idle-detection',
  'clipboard-read',
]

/**
 * Headers of every response, whoever makes it. Next sends them too (next.config.mjs), for where our server is not; ours
 * sets them before Next sees the request, and so on redirects, errors and refusals as well.
 * @param {string} siteUrl
 * @returns {[name: string, value: string][]}
 */
export function listCommonHeaders(siteUrl) {
  /** @type {[string, string][]} */
  const transport = siteUrl.startsWith('https:')
    ? [['strict-transport-security', 'max-age=63072000; includeSubDomains; preload']]
    : []
  return [
    ...transport,
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-embedder-policy', 'require-corp'],
    ['origin-agent-cluster', '?1'],
    ['x-permitted-cross-domain-policies', 'none'],
    ['permissions-policy', ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')],
  ]
}

/**
 * Of what nobody else may keep or find.
 * @type {[name: string, value: string][]}
 */
export const privateHeaders = [
  ['cache-control', 'private, no-store'],
  ['x-robots-tag', 'noindex'],
]

/**
 * The payment company's frames would not load under the strict ones; its script may ask the browser for a card.
 * @type {Record<string, string | null>}
 */
const cardFormHeaders = {
  'cross-origin-embedder-policy': null,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * The common headers, as the one page with a card form needs them.
 * @param {string} siteUrl
 * @returns {[name: string, value: string][]}
 */
export function listCardFormHeaders(siteUrl) {
  return listCommonHeaders(siteUrl).flatMap(([name, value]) => {
    if (name === 'permissions-policy') {
      return [[name, value.replace('payment=()', 'payment=(self "https://js.stripe.com")')]]
    }
    const own = cardFormHeaders[name]
    return own === null ? [] : [[name, own ?? value]]
  })
}
