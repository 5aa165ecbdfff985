/** The same page rendered on the server with all her data (next.config.mjs), for a browser without a script. */
export function plainPagePath(path: string): string {
  return `${path}?plain=1`
}
