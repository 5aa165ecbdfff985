// @ts-check

const WORKER = '/sw.js'

/**
 * The service worker, once the page is there: registered and filled.
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
        // Whichever is in force by then: a new version may have come in meanwhile.
        const { active } = registration
        if (active) active.postMessage({ type })
      }
      const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator)
      tell(connection && connection.saveData ? 'renew' : 'fill')
      addEventListener('marigold:exit', () => tell('stop'))
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the failure is only logged, and in her browser alone
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
