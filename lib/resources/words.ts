/** The words of a typed text, in lower case, at most twelve. */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter(Boolean)
    .slice(0, 12)
}
