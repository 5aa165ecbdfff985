/** The data that Next embeds for React hydration (RSC payload, "flight"): rows of text, split into `push` calls. */

/** With the nonce of a page rendered per request. */
const CALL = /<script( nonce="[^"]*")?>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g
const INLINE = /<(style|script|svg)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g
const NEWLINE = '\n'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)
const TEXT = 'T'.charCodeAt(0)
/** Binary rows with a length prefix, which never occur in our pages. */
const BINARY = new Set('AOobUSsLlGgMmV'.split('').map((sign) => sign.charCodeAt(0)))

/**
 * Returns the rows with every long text (`id:T<bytes in hex>,<text>`) for which `isRepeated` is true emptied. Null for
 * an unknown format.
 * @param {string} rows
 * @param {(text: string) => boolean} isRepeated
 */
function emptyTexts(rows, isRepeated) {
  const bytes = new TextEncoder().encode(rows)
  const decoder = new TextDecoder()
  /** @param {number} from @param {number} to */
  const read = (from, to) => decoder.decode(bytes.subarray(from, to))
  let kept = ''
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(COLON, at)
    const tag = bytes[colon + 1] ?? 0
    if (colon < 0 || !/^[0-9a-f]*$/.test(read(at, colon)) || BINARY.has(tag)) return null
    if (tag === TEXT) {
      const comma = bytes.indexOf(COMMA, colon)
      const length = Number.parseInt(read(colon + 2, comma), 16)
      const end = comma + 1 + length
      if (comma < 0 || !(end <= bytes.length)) return null
      const text = read(comma + 1, end)
      kept += isRepeated(text) ? `${read(at, colon)}:T0,` : read(at, end)
      at = end
    } else {
      const end = bytes.indexOf(NEWLINE, colon)
      if (end < 0) return null
      kept += read(at, end + 1)
      at = end + 1
    }
  }
  return kept
}

/** A chunk that streams in late is moved into place by a script and sits between the calls. @param {string} html */
export function hasLatePieces(html) {
  return html.includes('$RC(')
}

/** The escaping that Next itself uses. @param {string} text */
function quote(text) {
  return JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Inline styles, scripts and icons that are passed as text appear once in the HTML and up to three times more for
 * React. It identifies a style by its file name and leaves the others alone, so it reads none of these texts.
 * Without the duplicates a page is about 40 % smaller.
 * @param {string} html
 */
export function dedupeFlightText(html) {
  const calls = [...html.matchAll(CALL)]
  const [first] = calls
  if (!first || hasLatePieces(html)) return html
  const rest = html.replaceAll(CALL, '')
  const inline = [...rest.matchAll(INLINE)].map(([, element, text = '']) => ({ element, text }))
  /** Several style sheets are sent as one. @param {string} wanted */
  function isRepeated(wanted) {
    return inline.some(({ element, text }) => (element === 'style' ? text.includes(wanted) : text === wanted))
  }
  const rows = emptyTexts(calls.map(([, , text]) => JSON.parse(text ?? '""')).join(''), isRepeated)
  if (rows === null) return html
  const [, nonce = ''] = first
  return `${rest.slice(0, first.index)}<script${nonce}>self.__next_f.push([1,${quote(rows)}])</script>${rest.slice(first.index)}`
}
