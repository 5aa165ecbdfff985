/** Every Spanish page about the law, its guides and its tools: no English that is not marked as such. */
import { beforeAll, expect, it } from 'vitest'
import { legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/help'
import { useDatabase } from './support/database'
import { legalTerms } from './support/find-english'
import { listNames, readSpanishPage } from './support/spanish-pages'

const database = useDatabase()

let names: string[] = []

beforeAll(async () => {
  names = await listNames(database)
})

it.each([
  '/es/legal-education',
  '/es/legal-education/guides',
  '/es/legal-education/guides/search?q=desalojo',
  '/es/legal-education/help',
  '/es/legal-education/states',
  ...['california', 'florida', 'new-york', 'ohio', 'puerto-rico', 'texas'].map(
    (state) => `/es/legal-education/states/${state}`,
  ),
  '/es/legal-education/tools',
  ...legalTools.map(({ id }) => `/es/legal-education/tools/${id}`),
  ...legalGuides.map(({ id }) => `/es/legal-education/guides/${id}`),
])('%s', async (path) => {
  expect(await readSpanishPage(path, names, legalTerms)).toEqual([])
})
