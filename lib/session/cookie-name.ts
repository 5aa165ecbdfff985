/** Names of cookies, also for the middleware, which has no `node:` modules. */

/** `__Host-` binds a cookie to this very host over https; a browser refuses the prefix on plain http. */
export function nameCookie(what: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-marigold.${what}` : `marigold.${what}`
}
