// @ts-check
/** Browser features that our pages don't use, disabled for them and for anything injected into them. */
const unused = [
  'camera',
  'microphone',
  'payment',
  'usb',
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
 * Headers of every response. Next sends them too (next.config.mjs), for hosts without our server; our server sets
 * them before Next sees the request, so that redirects, errors and rejections have them as well.
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

/** @param {number} status */
export function isRedirect(status) {
  return status >= 300 && status < 400 && status !== 304
}

/**
 * Whether a browser may store a redirect: a permanent one it keeps on disk, with the address and any words in it,
 * unless it is told not to.
 * @param {number} status
 * @param {unknown} cacheControl
 */
export function isStoredRedirect(status, cacheControl) {
  return isRedirect(status) && !String(cacheControl).includes('no-store')
}

/** Headers of what is the same for everyone: nothing stays in her browser, a cache of ours may outlive a failure. */
export const sharedHeaders = {
  'cache-control': 'no-store',
  'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
}

/**
 * Headers for private responses, which nobody else may cache or index.
 * @type {[name: string, value: string][]}
 */
export const privateHeaders = [
  ['cache-control', 'private, no-store'],
  ['x-robots-tag', 'noindex'],
]

/**
 * Stripe's frames would not load under the strict ones; its script may use the Payment Request API.
 * @type {Record<string, string | null>}
 */
const cardFormHeaders = {
  'cross-origin-embedder-policy': null,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/**
 * The common headers, adapted for the one page with a card form.
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
