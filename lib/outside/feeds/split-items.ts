/** Cuts a feed into its items by their tags alone, so that what is broken or cut off spoils nothing beside it. */

export type FeedKind = 'rss' | 'rdf' | 'atom'

export interface SplitFeed {
  kind: FeedKind
  /** The namespaces that the items' tags are written in. */
  namespaces: string
  items: string[]
  /** The last item, or what is around them, has no end. */
  isCutOff: boolean
}

const MOST_ITEMS = 500
const LONGEST_ITEM = 200_000
const ROOT = /<(rss|rdf:RDF|(?:atom:)?feed)(?=[\s>])([^>]{0,5000})>/i
const NAMESPACE = /\sxmlns(?::[\w-]{1,40})?\s*=\s*(?:"[^"<]{0,200}"|'[^'<]{0,200}')/g
const MARK = /<!\[CDATA\[|<!--|<(\/?)(?:atom:)?(item|entry)(?=[\s>/])/gi

const kinds: Record<string, FeedKind> = { rss: 'rss', 'rdf:rdf': 'rdf', feed: 'atom', 'atom:feed': 'atom' }

/** Where a CDATA section or a comment ends; -1 where it does not. */
function skip(text: string, from: number, opening: string): number {
  const end = opening.startsWith('<![') ? ']]>' : '-->'
  const at = text.indexOf(end, from)
  return at === -1 ? -1 : at + end.length
}

function findItems(text: string, from: number): Pick<SplitFeed, 'items' | 'isCutOff'> {
  const items: string[] = []
  const mark = new RegExp(MARK)
  mark.lastIndex = from
  let start = -1
  for (let match = mark.exec(text); match && items.length < MOST_ITEMS; match = mark.exec(text)) {
    const [found, slash] = match
    if (found.startsWith('<!')) {
      const next = skip(text, mark.lastIndex, found)
      if (next === -1) return { items, isCutOff: true }
      mark.lastIndex = next
    } else if (slash === '/') {
      const end = text.indexOf('>', match.index)
      if (end === -1) return { items, isCutOff: true }
      if (start !== -1 && end - start < LONGEST_ITEM) items.push(text.slice(start, end + 1))
      start = -1
    } else start = match.index
  }
  return { items, isCutOff: start !== -1 }
}

/** Without a document type: nothing here declares entities, so none can grow. Null for what is no feed. */
export function splitItems(text: string): SplitFeed | null {
  const root = ROOT.exec(text)
  const kind = kinds[root?.[1]?.toLowerCase() ?? '']
  if (!root || !kind) return null
  const namespaces = [...(root[2] ?? '').matchAll(NAMESPACE)].slice(0, 40).map(([one]) => one)
  const { items, isCutOff } = findItems(text, root.index + root[0].length)
  const hasEnd = text.includes(`</${root[1]}`, text.length - 2000)
  return { kind, namespaces: namespaces.join(''), items, isCutOff: isCutOff || !hasEnd }
}
