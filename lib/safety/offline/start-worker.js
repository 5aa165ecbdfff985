// @ts-check

const WORKER = '/sw.js'

/**
 * Registers the service worker once the page has loaded, and lets it fill its cache.
 * @param {(registration: ServiceWorkerRegistration) => void} [watch]
 */
export function startWorker(watch) {
  const { serviceWorker } = navigator
  // Quiet browsing stores nothing (lib/safety/content/traces.ts).
  if (!serviceWorker || /^(?:\/[a-z]{2})?\/quiet$/.test(location.pathname)) return

  async function register() {
    try {
      const registration = await serviceWorker.register(WORKER)
      if (!registration) return
      if (watch) watch(registration)
      await serviceWorker.ready
      /** @param {string} type */
      const tell = (type) => {
        // Whichever is active by then: a new version may have arrived meanwhile.
        const { active } = registration
        if (active) active.postMessage({ type })
      }
      const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator)
      tell(connection && connection.saveData ? 'renew' : 'fill')
      addEventListener('marigold:exit', () => tell('stop'))
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the failure is only logged, in her browser only
      console.warn('The service worker was not registered:', error)
    }
  }

  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(register, { timeout: 4000 })
    else setTimeout(register, 1000)
  }
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
