/** The same page, rendered for her with all that is hers in it (next.config.mjs): for a browser without a script. */
export function nameWholePage(path: string): string {
  return `${path}?plain=1`
}
