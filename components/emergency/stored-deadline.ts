/** A plain number under a neutral key in session storage: it goes with the tab, and with Quick Exit. */
const KEY = 't'

/** A browser may refuse storage. The timer still runs then, until the page is reloaded. */
export function readStoredDeadline(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function writeStoredDeadline(deadline: number | null): void {
  try {
    if (deadline === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, String(deadline))
  } catch {}
}
