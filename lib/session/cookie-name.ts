/** Cookie names, shared with the middleware, which has no `node:` modules. */

/** `__Host-` binds a cookie to this host over https; browsers reject the prefix on plain http. */
export function nameCookie(what: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-marigold.${what}` : `marigold.${what}`
}
