/** Without what PostgreSQL can't hold in a text: U+0000, and half of a pair. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
}

/** A value of a file as it can be stored, whatever is in its texts. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [cleanText(name), cleanJson(part)]))
}
