/** Puts what is named into the blanks of a text, in one go: what is put in may have a `%` or a `$` of its own. */
export function fillBlanks(text: string, blanks: Record<string, string | number>): string {
  return text.replaceAll(/%([a-z])/g, (blank, name: string) => String(blanks[name] ?? blank))
}
