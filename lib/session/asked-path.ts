/** For the middleware, so without `node:` modules: the address that was asked for, told to the page that stands in. */

const ASKED_PATH = 'x-asked-path'

/** What a visitor sent under this name is overwritten. */
export function noteAskedPath(headers: Headers, pathname: string): void {
  headers.set(ASKED_PATH, pathname)
}

export function readAskedPath(headers: { get(name: string): string | null }): string | null {
  return headers.get(ASKED_PATH)
}
