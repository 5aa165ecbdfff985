// @ts-check
/**
 * Composes every page's content security policy. Scripts and styles are allowed in one of two ways: by nonce on a page
 * rendered per request, by hash on a cached page.
 */

/**
 * The toast library injects its style sheet: first the empty element, then the text. A policy
 * with both hashes allows exactly these.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** The payment form is Stripe's: its script, its frames, and those of Link, which is Stripe's too. */
const cardForm = {
  script: ' https://js.stripe.com',
  image: ' https://*.stripe.com',
  connect: ' https://api.stripe.com https://link.com https://*.link.com',
  frame: [
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://link.com https://*.link.com',
  ],
}

const nothing = { script: '', image: '', connect: '', frame: [] }

/**
 * @param {string} script
 * @param {string} style
 * @param {typeof cardForm | typeof nothing} foreign
 */
function compose(script, style, foreign = nothing) {
  return [
    "default-src 'none'",
    `script-src ${script.trim()}${foreign.script}`,
    `style-src 'self' ${style}`.trim(),
    `img-src 'self'${foreign.image}`,
    "font-src 'self'",
    `connect-src 'self'${foreign.connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(process.env.SITE_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ...foreign.frame,
  ].join('; ')
}

/**
 * For a page with these hashes; without any, nothing inline runs.
 * @param {string} [scripts]
 * @param {string} [styles]
 */
export function composeHashPolicy(scripts = '', styles = '') {
  return compose(`'self' ${scripts}`, styles)
}

/**
 * @param {string} nonce
 * @param {{ hasCardForm?: boolean }} [page]
 */
export function composeNoncePolicy(nonce, { hasCardForm = false } = {}) {
  const styles = `'nonce-${nonce}' ${toastStyles}`
  return compose(`'nonce-${nonce}' 'strict-dynamic'`, styles, hasCardForm ? cardForm : nothing)
}

/** The nonce in the policy of a page rendered per request; null in any other, which lists hashes. @param {unknown} policy */
export function findNonce(policy) {
  return /'nonce-([^']+)'/.exec(String(policy ?? ''))?.[1] ?? null
}

/** @param {unknown} policy */
export function hasNonce(policy) {
  return findNonce(policy) !== null
}
