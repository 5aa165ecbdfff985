/**
 * Cuts a feed into its items by their tags alone, so that what is broken or cut off spoils nothing beside it. What a feed
 * calls its own words (`a:entry`, `rss:item`) is taken off them: whoever reads the items finds them under one name.
 */

export type FeedKind = 'rss' | 'rdf' | 'atom'

export interface SplitFeed {
  kind: FeedKind
  /** The namespaces that the items' tags are written in, beside the feed's own. */
  namespaces: string
  items: string[]
  /** What the feed says of itself, before its first item. */
  head: string
  /** The last item, or what is around them, has no end. */
  isCutOff: boolean
}

export const MAX_ITEMS = 1000
const MAX_ITEM_LENGTH = 200_000
const MAX_HEAD_LENGTH = 20_000
const ROOT = /<(?:([\w.-]{1,40}):)?(rss|RDF|feed)(?=[\s>])[^>]{0,5000}>/i
const NAMESPACE = /\sxmlns(?::([\w.-]{1,40}))?\s*=\s*("[^"<]{0,200}"|'[^'<]{0,200}')/g
const MARK = /<!\[CDATA\[|<!--|<(\/?)(?:([\w.-]{1,40}):)?(item|entry)(?=[\s>/])/gi
/** The namespaces in which feeds write their own words: Atom, RSS 1.0 and its forerunners, RSS 2.0. */
const OWN =
  /^(https?:\/\/www\.w3\.org\/2005\/atom|https?:\/\/purl\.org\/atom\/|https?:\/\/purl\.org\/rss\/1\.0\/?$|https?:\/\/(my|channel)\.netscape\.com\/|https?:\/\/(backend\.userland|blogs\.law\.harvard|cyber\.law\.harvard)|http:\/\/purl\.org\/net\/rss|https?:\/\/www\.w3\.org\/1999\/02\/22-rdf)/i

const kinds: Record<string, FeedKind> = { rss: 'rss', rdf: 'rdf', feed: 'atom' }

/** Where a CDATA section or a comment ends; -1 where it does not. */
function skip(text: string, from: number, opening: string): number {
  const end = opening.startsWith('<![') ? ']]>' : '-->'
  const at = text.indexOf(end, from)
  return at === -1 ? -1 : at + end.length
}

function findItems(text: string, from: number, prefixes: ReadonlySet<string>): Pick<SplitFeed, 'items' | 'isCutOff'> {
  const items: string[] = []
  const mark = new RegExp(MARK)
  mark.lastIndex = from
  let start = -1
  const keep = (end: number, closing: string) => {
    if (start !== -1 && end - start < MAX_ITEM_LENGTH) items.push(text.slice(start, end) + closing)
  }
  for (let match = mark.exec(text); match && items.length < MAX_ITEMS; match = mark.exec(text)) {
    const [found, slash, prefix = '', name = ''] = match
    if (found.startsWith('<!')) {
      const next = skip(text, mark.lastIndex, found)
      if (next === -1) return { items, isCutOff: true }
      mark.lastIndex = next
      continue
    }
    if (!prefixes.has(prefix)) continue
    const end = text.indexOf('>', match.index)
    if (end === -1) return { items, isCutOff: true }
    if (slash === '/') {
      keep(end + 1, '')
      start = -1
    } else if (text[end - 1] !== '/') {
      // One that begins within another, which was never closed or is around it.
      if (start !== -1 && /<\/[\w.:-]+>/.test(text.slice(start, match.index)))
        keep(match.index, `</${prefix ? `${prefix}:` : ''}${name}>`)
      start = match.index
    }
  }
  return { items, isCutOff: start !== -1 }
}

/** The item's own words without their prefix. */
function bare(item: string, prefixes: ReadonlySet<string>): string {
  const named = [...prefixes].filter(Boolean)
  const plain = named.length === 0 ? item : item.replace(new RegExp(`<(/?)(?:${named.join('|')}):`, 'g'), '<$1')
  const end = plain.indexOf('>')
  return plain.slice(0, end).replace(/\sxmlns\s*=\s*("[^"]*"|'[^']*')/g, '') + plain.slice(end)
}

/** Without a document type: nothing here declares entities, so none can grow. Null for what is no feed. */
export function splitItems(text: string): SplitFeed | null {
  const root = ROOT.exec(text)
  const kind = kinds[root?.[2]?.toLowerCase() ?? '']
  if (!root || !kind) return null
  const own = new Set(['', root[1] ?? ''])
  const others = new Map<string, string>()
  const begin = text.slice(root.index, root.index + MAX_HEAD_LENGTH)
  for (const [, prefix = '', quoted = ''] of begin.matchAll(NAMESPACE)) {
    if (OWN.test(quoted.slice(1, -1).trim())) own.add(prefix)
    else if (prefix !== '' && others.size < 40 && !others.has(prefix)) others.set(prefix, quoted)
  }
  for (const prefix of own) others.delete(prefix)
  const { items, isCutOff } = findItems(text, root.index + root[0].length, own)
  const first = begin.search(/<(?:[\w.-]{1,40}:)?(?:item|entry)[\s>]/i)
  const hasEnd = text.includes(`</${root[1] ? `${root[1]}:` : ''}${root[2]}`, text.length - 2000)
  return {
    kind,
    namespaces: [...others].map(([prefix, quoted]) => ` xmlns:${prefix}=${quoted}`).join(''),
    items: items.map((item) => bare(item, own)),
    head: first === -1 ? begin : begin.slice(0, first),
    isCutOff: isCutOff || !hasEnd,
  }
}
