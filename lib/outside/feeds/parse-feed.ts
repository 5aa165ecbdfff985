import { setImmediate } from 'node:timers/promises'
import { parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import { toPlainText } from './read-body'
import { type FeedKind, MAX_ITEMS, type SplitFeed, splitItems } from './split-items'

export interface FeedItem {
  title: string
  description: string | null
  url: string
  guid: string | null
  publishedAt: Date | null
  imageUrl: string | null
}

export interface ParsedFeed {
  items: FeedItem[]
  problem: 'no-feed' | 'cut-off' | 'broken-items' | null
}

export const MAX_TITLE_LENGTH = 300
export const MAX_DESCRIPTION_LENGTH = 600
/** Others are served between two portions. */
const BATCH_SIZE = 10

interface Found {
  title?: string
  description?: string
  link?: string
  guid?: string
  date?: string
  images: (string | undefined)[]
  /** What its addresses are relative to, where the item says so itself. */
  base?: string
}

interface Media {
  contents?: { url?: string; medium?: string; type?: string }[]
  thumbnails?: { url?: string }[]
}

function listImages(media: Media | undefined, enclosures: { url?: string; type?: string }[] = []): Found['images'] {
  const isPicture = ({ medium, type }: { medium?: string; type?: string }) =>
    medium === 'image' || type?.startsWith('image/') || (medium === undefined && type === undefined)
  return [
    ...(media?.contents ?? []).filter(isPicture),
    ...(media?.thumbnails ?? []),
    ...enclosures.filter(({ type }) => type?.startsWith('image/')),
  ].map(({ url }) => url)
}

const readers: Record<FeedKind, (namespaces: string, items: string) => Found[]> = {
  rss: (namespaces, items) =>
    (parseRssFeed(`<rss version="2.0"${namespaces}><channel><title>-</title>${items}</channel></rss>`).items ?? []).map(
      (item) => ({
        title: item.title,
        description: item.description ?? item.content?.encoded,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        guid: item.guid?.value,
        date: item.pubDate ?? item.dc?.dates?.[0],
        images: listImages(item.media, item.enclosures),
      }),
    ),
  rdf: (namespaces, items) =>
    (
      parseRdfFeed(
        `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"${namespaces}><channel><title>-</title></channel>${items}</rdf:RDF>`,
      ).items ?? []
    ).map((item) => ({
      title: item.title,
      description: item.description,
      link: item.link,
      guid: item.rdf?.about,
      date: item.dc?.dates?.[0],
      images: listImages(item.media),
    })),
  atom: (namespaces, items) =>
    (
      parseAtomFeed(`<feed xmlns="http://www.w3.org/2005/Atom"${namespaces}><title>-</title>${items}</feed>`).entries ??
      []
    ).map((entry) => ({
      title: entry.title?.value,
      description: entry.summary?.value ?? entry.content?.value,
      link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href,
      guid: entry.id,
      date: entry.published ?? entry.updated,
      images: [
        ...listImages(entry.media),
        ...(entry.links ?? []).filter(({ type }) => type?.startsWith('image/')).map(({ href }) => href),
      ],
    })),
}

/** A public web address as we store it; null for anything else. */
function readAddress(value: string | undefined, base?: string): string | null {
  const text = value?.trim() ?? ''
  if (text === '' || text.length > 2000 || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && url.href.length <= 2000 ? url.href : null
}

const BASE = /\sxml:base\s*=\s*["']([^"'<>]{1,2000})["']/
/** The page that an RSS feed is about. */
const CHANNEL_LINK = /<(?:[\w.-]{1,40}:)?link>\s*(?:<!\[CDATA\[)?\s*(https?:\/\/[^\s<\]]{1,2000})/i

/** What the addresses of a feed are relative to: what it says itself, or else where it was found. */
function findBase({ kind, head }: SplitFeed, foundAt: string | undefined): string | undefined {
  const declared = BASE.exec(head)?.[1] ?? (kind === 'atom' ? undefined : CHANNEL_LINK.exec(head)?.[1])
  return readAddress(declared && toPlainText(declared, 2000), foundAt) ?? foundAt
}

function readDate(value: string | undefined): Date | null {
  const at = Date.parse(value ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}

function readItem(found: Found, feedBase: string | undefined): FeedItem | null {
  const base = readAddress(found.base, feedBase) ?? feedBase
  const title = toPlainText(found.title ?? '', MAX_TITLE_LENGTH)
  const url = readAddress(found.link, base)
  if (title === '' || url === null) return null
  const guid = toPlainText(found.guid ?? '', 500)
  return {
    title,
    url,
    description: toPlainText(found.description ?? '', MAX_DESCRIPTION_LENGTH) || null,
    guid: guid === '' || guid === found.link ? null : guid,
    publishedAt: readDate(found.date),
    imageUrl: found.images.map((image) => readAddress(image, base)).find((address) => address !== null) ?? null,
  }
}

/** The items of a portion. One that the parser can't read, or that swallows the next, is left out alone. */
function readPortion(kind: FeedKind, namespaces: string, items: string[]): Found[] {
  try {
    const found = readers[kind](namespaces, items.join(''))
    if (found.length === items.length)
      return found.map((one, at) => ({ ...one, base: BASE.exec(items[at]?.slice(0, 1000) ?? '')?.[1] }))
  } catch {
    // Below, one by one.
  }
  return items.length === 1 ? [] : items.flatMap((item) => readPortion(kind, namespaces, [item]))
}

interface JsonItem {
  id?: unknown
  url?: unknown
  external_url?: unknown
  title?: unknown
  summary?: unknown
  content_text?: unknown
  content_html?: unknown
  image?: unknown
  banner_image?: unknown
  date_published?: unknown
}

const asText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** A short post of a JSON Feed may have no title: its first words stand for it. */
const UNTITLED = 120

function readJsonItem(item: JsonItem, base: string | undefined): FeedItem | null {
  const words = asText(item.summary) ?? asText(item.content_text) ?? asText(item.content_html)
  const link = asText(item.url) ?? asText(item.external_url)
  return readItem(
    {
      title: asText(item.title) ?? toPlainText(words ?? '', UNTITLED),
      description: words,
      link,
      guid: asText(item.id),
      date: asText(item.date_published),
      images: [asText(item.image), asText(item.banner_image)],
    },
    base,
  )
}

const JSON_FEED = /^\s*\{[\s\S]{0,5000}?"version"\s*:\s*"https?:\\?\/\\?\/jsonfeed\.org\\?\/version\\?\//

/** A feed in JSON (jsonfeed.org); null for what is none. */
function parseJsonFeed(text: string, foundAt: string | undefined): ParsedFeed | null {
  if (!JSON_FEED.test(text)) return null
  let feed: { home_page_url?: unknown; items?: unknown }
  try {
    feed = JSON.parse(text)
  } catch {
    return { items: [], problem: 'cut-off' }
  }
  const listed = Array.isArray(feed.items) ? feed.items.slice(0, MAX_ITEMS) : []
  const base = readAddress(asText(feed.home_page_url), foundAt) ?? foundAt
  const items = listed.flatMap((item: JsonItem | null) => (item && readJsonItem(item, base)) ?? [])
  return { items, problem: items.length < listed.length ? 'broken-items' : null }
}

/** `foundAt` is the address of the feed, which addresses in it may be relative to. */
export async function parseFeed(text: string, foundAt?: string): Promise<ParsedFeed> {
  const json = parseJsonFeed(text, foundAt)
  if (json) return json
  const split = splitItems(text)
  if (!split) return { items: [], problem: 'no-feed' }
  const base = findBase(split, foundAt)
  const items: FeedItem[] = []
  for (let at = 0; at < split.items.length; at += BATCH_SIZE) {
    const portion = split.items.slice(at, at + BATCH_SIZE)
    items.push(...readPortion(split.kind, split.namespaces, portion).flatMap((found) => readItem(found, base) ?? []))
    await setImmediate()
  }
  const isBroken = items.length < split.items.length
  return { items, problem: split.isCutOff ? 'cut-off' : isBroken ? 'broken-items' : null }
}
