/** For the middleware, so without `node:` modules: pages that are rendered for one person. */

const PRIVATE = /^\/(dashboard|admin|sign-in|donate\/(pay|thanks|my-gifts))(\/|$)/
const ASKED_PATH = 'x-asked-path'

/** Pages that nobody else may keep or find. */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(pathname)
}

/** Told to the page that stands in for the one that was asked for; what a visitor sent under this name is overwritten. */
export function noteAskedPath(headers: Headers, pathname: string): void {
  headers.set(ASKED_PATH, pathname)
}

export function readAskedPath(headers: { get(name: string): string | null }): string | null {
  return headers.get(ASKED_PATH)
}
