/** The pages in Spanish, rendered and read. */
import { expect } from 'vitest'
import { readCopyRecords } from '@/db/seed/records'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { translateList } from '@/lib/site/language/es/lists'
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import type { TestDatabase } from './database'
import { findEnglish, listSpoken } from './find-english'
import { type PageModule, renderPage } from './render-page'

const files = import.meta.glob<PageModule>('../../app/[[]locale[]]/**/page.tsx')
/** By route: '/[locale]/help/[state]'. */
const pages = new Map(
  Object.entries(files).map(([file, load]) => [file.replaceAll(/^..\/..\/app|\/\([^/]*\)|\/page\.tsx$/g, ''), load]),
)

/** Names of programs, of lists and of articles, which are nobody's to translate. */
export async function listNames({ sql }: TestDatabase): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select title as name from resources union select name from organizations
    union select listed_by from resources where listed_by is not null union select title from articles`
  // A page that cannot wait for the database shows the copy in memory.
  const copied = readCopyRecords().flatMap(({ resource }) => [resource.title, resource.listedBy ?? ''])
  return [...rows.map(({ name }) => name), ...copied].filter(Boolean).flatMap((name) => [name, translateList(name)])
}

/** What of the page at that address is in English without being marked as English. */
export async function readSpanishPage(
  path: string,
  names: readonly string[],
  terms: readonly RegExp[] = [],
): Promise<string[]> {
  const found = findRoute(path.split('?')[0] ?? '')?.path ?? ''
  const route = `/[locale]${withoutLanguage(found)}`.replace(/\/$/, '')
  const load = pages.get(route)
  if (!load) throw new Error(`no page for ${path}`)
  const { title, description, html } = await renderPage(await load(), route, path, 'es')
  expect(title).not.toBe('')
  return findEnglish([title, description, ...listSpoken(html)], names, terms)
}
