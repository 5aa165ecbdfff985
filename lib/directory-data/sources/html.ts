/** Lists that are published as a page. What a page says in tables and list items becomes rows, as in any other file. */

export type HtmlRow = Record<string, string>

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  ndash: '–',
  mdash: '—',
}

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** What a reader sees of a piece of a page; a line break is a comma where `breaks` says so. */
export function readText(html: string, breaks = ' '): string {
  return decode(
    html
      .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<br\b[^>]*>/gi, breaks)
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first address of the web that a piece of a page links to. */
export function readLink(html: string): string {
  return decode(/<a\b[^>]*\bhref\s*=\s*["'](https?:\/\/[^"']+)["']/i.exec(html)?.[1] ?? '')
}

export const matchAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, part = '']) => part)

export interface Table {
  /** In small letters. */
  head: string[]
  /** Each cell as written. */
  rows: string[][]
}

/** Tables with a line of headings. */
export function readTables(page: string): Table[] {
  return matchAll(page, /<table\b[^>]*>([\s\S]*?)<\/table>/gi).flatMap((table) => {
    const lines = matchAll(table, /<tr\b[^>]*>([\s\S]*?)(?:<\/tr>|(?=<tr\b)|$)/gi).map((line) =>
      matchAll(line, /<t[hd]\b[^>]*>([\s\S]*?)(?:<\/t[hd]>|(?=<t[hd]\b)|$)/gi),
    )
    const [head, ...rows] = lines.filter((cells) => cells.length > 0)
    return head ? [{ head: head.map((cell) => readText(cell).toLowerCase()), rows }] : []
  })
}
