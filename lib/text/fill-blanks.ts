/**
 * Fills a template's `{names}` in one pass, because the values may contain braces themselves. A value that ends with a full
 * stop ('9:00 p.m.') also ends the sentence.
 */
export function fillBlanks(text: string, blanks: Record<string, string | number>): string {
  return text.replaceAll(/\{([a-z]+)\}(\.?)/gi, (blank, name: string, stop: string) => {
    const value = blanks[name]
    if (value === undefined) return blank
    return String(value).endsWith('.') ? String(value) : `${value}${stop}`
  })
}
