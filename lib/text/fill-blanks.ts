/** Fills a text's placeholders in one pass, because the values may contain `%` or `$` themselves. */
export function fillBlanks(text: string, blanks: Record<string, string | number>): string {
  return text.replaceAll(/%([a-z])/g, (blank, name: string) => String(blanks[name] ?? blank))
}
