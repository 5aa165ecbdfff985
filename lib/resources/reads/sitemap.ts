import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { countyPath, listCounties } from '@/lib/geography/counties'
import { type StateCode, stateCodes, stateSlug } from '@/lib/geography/states'
import { listedPages } from '@/lib/routes/table.mjs'
import { listVersions } from '@/lib/site/language/paths'
import { languageTags } from '@/lib/site/language/tags'
import { listHelpLanguages } from '@/lib/site/messages/messages'
import { site } from '@/lib/site/site'
import { listCategoryPages } from '../category-pages'
import { resourcePath } from '../place'
import { type Category, categories } from '../vocabulary'
import type { AgeCount } from './directory'
import { countAges, listResources } from './queries'

/** The protocol's limit of addresses per sitemap file. */
export const FILE_LIMIT = 50_000

export interface SitemapEntry {
  path: string
  changedOn?: string
}

export interface SitemapPart {
  category: Category
  /** 'us' for nationwide services. */
  area: StateCode | 'us'
  /** Starts at one: an area with more addresses than a file may contain has several. */
  number: number
}

export function listFixedPages(): SitemapEntry[] {
  const categoryPages = listCategoryPages().map(({ key }) => `/resources/${key}`)
  const statePages = categories.flatMap((category) =>
    stateCodes.map((state) => `/resources/${category}/in/${stateSlug(state)}`),
  )
  const placePages = stateCodes.flatMap((state) => [
    `/help/${stateSlug(state)}`,
    `/legal-education/states/${stateSlug(state)}`,
    ...listCounties(state).map(countyPath),
  ])
  const languagePages = listHelpLanguages().map(({ path }) => path)
  return [...listedPages, ...languagePages, ...categoryPages, ...statePages, ...placePages].map((path) => ({ path }))
}

/** The number of addresses for this many records: each in every language of a record's page. */
function countVersions(): number {
  return listVersions(resourcePath({ category: 'housing-shelter', slug: 'any' })).length
}

function recordsOfFile(): number {
  return Math.floor(FILE_LIMIT / countVersions())
}

async function readEntries(part: SitemapPart | null): Promise<SitemapEntry[]> {
  const inPart = part
    ? sql`and category = ${part.category} and ${part.area === 'us' ? sql`state is null` : sql`state = ${part.area}`}`
    : sql``
  const most = recordsOfFile()
  const from = part ? (part.number - 1) * most : 0
  try {
    const rows = await query((db) =>
      db.execute<{ slug: string; category: Category; changedOn: string }>(sql`
        select slug, category, to_char(updated_at, 'YYYY-MM-DD') as "changedOn" from resources
        where archived_at is null ${inPart} order by slug limit ${most} offset ${from}`),
    )
    return rows.map((row) => ({ path: resourcePath(row), changedOn: row.changedOn }))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { items } = await listResources({ limit: most, category: part?.category })
    return items
      .filter((item) => !part || (part.area === 'us' ? item.state === null : item.state === part.area))
      .slice(from)
      .map((item) => ({ path: resourcePath(item), changedOn: item.updatedAt.slice(0, 10) }))
  }
}

export const listSitemapEntries = cached('sitemap-entries', readEntries, [DIRECTORY_TAG])

/** The parts for this many records, none longer than a file may be. */
export function listRecordParts(counts: Pick<AgeCount, 'category' | 'state' | 'count'>[]): string[] {
  const sizes = new Map<string, number>()
  for (const { category, state, count } of counts) {
    const name = `${category}.${state?.toLowerCase() ?? 'us'}`
    sizes.set(name, (sizes.get(name) ?? 0) + count)
  }
  return [...sizes].sort().flatMap(([name, size]) => {
    const files = Math.ceil(size / recordsOfFile())
    return Array.from({ length: files }, (_, index) => (index === 0 ? name : `${name}.${index + 1}`))
  })
}

/** The parts of a large sitemap, one file each; null while everything fits into one file. */
export async function listSitemapParts(): Promise<string[] | null> {
  // Counted by the record's own state, like the parts.
  const counts = await countAges()
  const records = counts.reduce((sum, { count }) => sum + count, 0) * countVersions()
  const pages = listFixedPages().reduce((sum, { path }) => sum + listVersions(path).length, 0)
  return records + pages <= FILE_LIMIT ? null : ['pages', ...listRecordParts(counts)]
}

export function readSitemapPart(name: string): SitemapPart | null {
  const [category, area, written = '1', ...rest] = name.split('.')
  const known = categories.find((one) => one === category)
  const state = stateCodes.find((code) => code.toLowerCase() === area)
  const isNumber = /^[1-9]\d{0,2}$/.test(written) && rest.length === 0
  return known && isNumber && (area === 'us' || state)
    ? { category: known, area: state ?? 'us', number: Number(written) }
    : null
}

/** Each page in each of its languages, each with its alternates, as search engines require. */
function writeEntry({ path: english, changedOn }: SitemapEntry): string {
  const versions = listVersions(english).map(({ language, path }) => ({
    tag: languageTags[language].tag,
    url: `${site.url}${path === '/' ? '' : path}`,
  }))
  const others = versions
    .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
    .join('')
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return versions
    .map(({ url }) => `<url><loc>${url}</loc>${changed}${versions.length > 1 ? others : ''}</url>`)
    .join('\n')
}

export function writeSitemap(entries: SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(writeEntry).join('\n')}\n</urlset>\n`
}

export function writeSitemapIndex(parts: string[]): string {
  const rows = parts.map((part) => `<sitemap><loc>${site.url}/sitemap/${part}.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}
