/** For the middleware, so without `node:` modules: passes the requested address to the page rendered in its place. */

const ASKED_PATH = 'x-asked-path'

/** Overwrites any value that a visitor sent. */
export function noteAskedPath(headers: Headers, pathname: string): void {
  headers.set(ASKED_PATH, pathname)
}

export function readAskedPath(headers: { get(name: string): string | null }): string | null {
  return headers.get(ASKED_PATH)
}
