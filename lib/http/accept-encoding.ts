/** The codings a browser accepts per RFC 9110: one with quality 0 is rejected. */
function accepts(header: string, coding: string): boolean {
  let others = false
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name !== coding && name !== '*') continue
    const isWanted = !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name === coding) return isWanted
    others = isWanted
  }
  return others
}

/** The first of our codings that is accepted; null to send the response uncompressed. */
export function chooseCoding<Coding extends string>(
  header: string | string[] | undefined,
  codings: readonly Coding[],
): Coding | null {
  if (!header) return null
  const text = String(header)
  return codings.find((coding) => accepts(text, coding)) ?? null
}
