import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { countyPath, listCounties } from '@/lib/geography/counties'
import { type StateCode, stateCodes, stateSlug } from '@/lib/geography/states'
import { listedPages } from '@/lib/routes/table.mjs'
import { site } from '@/lib/site/site'
import { listCategoryPages } from '../category-pages'
import { resourcePath } from '../place'
import { type Category, categories } from '../vocabulary'
import { DIRECTORY_TAG, getDirectoryCounts, listResources } from './queries'

/** What one sitemap file may hold, by the protocol. */
const FILE_LIMIT = 50_000

export interface SitemapEntry {
  path: string
  changedOn?: string
}

export interface SitemapPart {
  category: Category
  /** 'us' for what serves the whole country. */
  area: StateCode | 'us'
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
  return [...listedPages, ...categoryPages, ...statePages, ...placePages].map((path) => ({ path }))
}

async function readEntries(part: SitemapPart | null): Promise<SitemapEntry[]> {
  const inPart = part
    ? sql`and category = ${part.category} and ${part.area === 'us' ? sql`state is null` : sql`state = ${part.area}`}`
    : sql``
  try {
    const rows = await query((db) =>
      db.execute<{ slug: string; category: Category; changedOn: string }>(sql`
        select slug, category, to_char(updated_at, 'YYYY-MM-DD') as "changedOn" from resources
        where archived_at is null ${inPart} order by slug limit ${FILE_LIMIT}`),
    )
    return rows.map((row) => ({ path: resourcePath(row), changedOn: row.changedOn }))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { items } = await listResources({ limit: FILE_LIMIT, category: part?.category })
    return items
      .filter((item) => !part || (part.area === 'us' ? item.state === null : item.state === part.area))
      .map((item) => ({ path: resourcePath(item), changedOn: item.updatedAt.slice(0, 10) }))
  }
}

export const listSitemapEntries = cached('sitemap-entries', readEntries, [DIRECTORY_TAG])

/** The parts of a large sitemap, one file each; null while everything fits into one file. */
export async function listSitemapParts(): Promise<string[] | null> {
  const { total } = await getDirectoryCounts()
  if (total + listFixedPages().length <= FILE_LIMIT) return null
  const areas = ['us', ...stateCodes.map((code) => code.toLowerCase())]
  return ['pages', ...categories.flatMap((category) => areas.map((area) => `${category}.${area}`))]
}

export function readSitemapPart(name: string): SitemapPart | null {
  const [category, area] = name.split('.')
  const known = categories.find((one) => one === category)
  const state = stateCodes.find((code) => code.toLowerCase() === area)
  return known && (area === 'us' || state) ? { category: known, area: state ?? 'us' } : null
}

export function writeSitemap(entries: SitemapEntry[]): string {
  const rows = entries.map(
    ({ path, changedOn }) =>
      `<url><loc>${site.url}${path === '/' ? '' : path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}

export function writeSitemapIndex(parts: string[]): string {
  const rows = parts.map((part) => `<sitemap><loc>${site.url}/sitemap/${part}.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}
