/** What a visitor's browser can unpack, as RFC 9110 has it: a coding with the quality 0 is refused. */
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

/** The first of our codings that is accepted; null where the answer goes out as it is. */
export function chooseCoding<Coding extends string>(
  header: string | string[] | undefined,
  codings: readonly Coding[],
): Coding | null {
  if (!header) return null
  const text = String(header)
  return codings.find((coding) => accepts(text, coding)) ?? null
}
