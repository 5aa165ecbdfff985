/** Global Privacy Control, and its predecessor Do Not Track. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}
