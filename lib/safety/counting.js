// @ts-check

/**
 * Reports that an entry of some state and kind of help was opened, called or visited, for daily totals only.
 * It sends no cookie, blocks nothing, and sends nothing at all if the browser opts out of tracking.
 */
export function startCounting() {
  const asked = /** @type {Navigator & { globalPrivacyControl?: boolean }} */ (navigator)
  if (asked.globalPrivacyControl || asked.doNotTrack === '1' || typeof fetch !== 'function') return
  if (/^\/(?:es\/)?(quiet|emergency|help-now|leave|safety|dashboard|admin)(\/|$)/.test(location.pathname)) return

  /** @param {string} event @param {Element} entry */
  function send(event, entry) {
    const body = JSON.stringify({ events: [{ event, of: entry.getAttribute('data-count') }] })
    const headers = { 'content-type': 'application/json' }
    fetch('/api/count', {
      method: 'POST',
      body,
      headers,
      keepalive: true,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }).catch(() => {})
  }

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    const entry = link && link.closest('[data-count]')
    if (!link || !entry) return
    const href = link.getAttribute('href') || ''
    if (/^(tel|sms):/.test(href)) {
      send(entry.hasAttribute('data-count-urgent') ? 'emergency-call-pressed' : 'call-pressed', entry)
    } else if (/^https?:/.test(href)) send('website-pressed', entry)
  })
  document.addEventListener('DOMContentLoaded', () => {
    const opened = document.querySelector('[data-count-view]')
    if (opened) send('resource-view', opened)
  })
}
