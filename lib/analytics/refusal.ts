/** Global Privacy Control, and Do Not Track before it. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}
