import { setImmediate } from 'node:timers/promises'
import { parseAtomFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import { toPlainText } from './plain-text'
import { type FeedKind, splitItems } from './split-items'

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

export const LONGEST_TITLE = 300
export const LONGEST_DESCRIPTION = 600
/** Others are served between two portions. */
const PORTION = 10

interface Found {
  title?: string
  description?: string
  link?: string
  guid?: string
  date?: string
  images: (string | undefined)[]
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
    (parseRdfFeed(`<rdf:RDF${namespaces}><channel><title>-</title></channel>${items}</rdf:RDF>`).items ?? []).map(
      (item) => ({
        title: item.title,
        description: item.description,
        link: item.link,
        guid: item.rdf?.about,
        date: item.dc?.dates?.[0],
        images: listImages(item.media),
      }),
    ),
  atom: (namespaces, items) =>
    (parseAtomFeed(`<feed${namespaces}><title>-</title>${items}</feed>`).entries ?? []).map((entry) => ({
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
function readAddress(value: string | undefined): string | null {
  const text = value?.trim() ?? ''
  if (text.length > 2000 || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && url.href.length <= 2000 ? url.href : null
}

function readDate(value: string | undefined): Date | null {
  const at = Date.parse(value ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}

function readItem(found: Found): FeedItem | null {
  const title = toPlainText(found.title ?? '', LONGEST_TITLE)
  const url = readAddress(found.link)
  if (title === '' || url === null) return null
  const guid = toPlainText(found.guid ?? '', 500)
  return {
    title,
    url,
    description: toPlainText(found.description ?? '', LONGEST_DESCRIPTION) || null,
    guid: guid === '' || guid === found.link ? null : guid,
    publishedAt: readDate(found.date),
    imageUrl: found.images.map(readAddress).find((address) => address !== null) ?? null,
  }
}

/** The items of a portion. One that the parser can't read, or that swallows the next, is left out alone. */
function readPortion(kind: FeedKind, namespaces: string, items: string[]): Found[] {
  try {
    const found = readers[kind](namespaces, items.join(''))
    if (found.length === items.length) return found
  } catch {
    // Below, one by one.
  }
  return items.length === 1 ? [] : items.flatMap((item) => readPortion(kind, namespaces, [item]))
}

export async function parseFeed(text: string): Promise<ParsedFeed> {
  const split = splitItems(text)
  if (!split) return { items: [], problem: 'no-feed' }
  const items: FeedItem[] = []
  for (let at = 0; at < split.items.length; at += PORTION) {
    const portion = split.items.slice(at, at + PORTION)
    items.push(...readPortion(split.kind, split.namespaces, portion).flatMap((found) => readItem(found) ?? []))
    await setImmediate()
  }
  const isBroken = items.length < split.items.length
  return { items, problem: split.isCutOff ? 'cut-off' : isBroken ? 'broken-items' : null }
}
