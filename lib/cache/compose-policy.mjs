// @ts-check
/**
 * Composes every page's content security policy. Scripts and styles are allowed in one of two ways: by nonce on a page
 * rendered per request, by hash on a cached page.
 */

import { toastStyles } from './toast-style.mjs'

/** The card form is Stripe's: its script, its frames, and nothing else from anyone. */
const cardForm = {
  script: ' https://js.stripe.com',
  image: ' https://*.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ['frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'],
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
 * React omits the nonce on an inlined style sheet, so its hash is used (lib/cache/style-hashes.mjs finds them).
 * @param {string} nonce
 * @param {{ hasCardForm?: boolean }} [page]
 */
export function composeNoncePolicy(nonce, { hasCardForm = false } = {}) {
  const styles = `'nonce-${nonce}' ${toastStyles} ${process.env.STYLE_HASHES ?? ''}`.trim()
  return compose(`'nonce-${nonce}' 'strict-dynamic'`, styles, hasCardForm ? cardForm : nothing)
}

/**
 * Whether a policy is of a page rendered per request; any other lists hashes.
 * @param {unknown} policy
 */
export function hasNonce(policy) {
  return String(policy ?? '').includes("'nonce-")
}
