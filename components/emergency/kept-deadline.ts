/** A plain number under a plain name, in this tab's own storage: gone with the tab, and with Quick Exit. */
const KEY = 't'

/** A browser may refuse storage. Then the timer runs all the same, until the page is loaded again. */
export function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function writeKept(deadline: number | null): void {
  try {
    if (deadline === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, String(deadline))
  } catch {}
}
