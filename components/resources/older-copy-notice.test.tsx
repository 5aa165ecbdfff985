import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import ContactsPage from '@/app/[locale]/(public)/emergency/contacts/page'
import GrantsPage from '@/app/[locale]/(public)/grants/page'
import { GET as getHelpNow } from '@/app/[locale]/(public)/help-now/[state]/route'
import HousingPage from '@/app/[locale]/(public)/housing-shelter/page'
import HomePage from '@/app/[locale]/(public)/page'
import ResourcesPage from '@/app/[locale]/(public)/resources/page'
import RightsPage from '@/app/[locale]/(public)/rights-advocacy/page'
import HealthPage from '@/app/[locale]/(public)/womens-health/page'
import { closeDatabase, resetDatabase } from '@/db'
import { countCopyUses, noteCopyUsed } from '@/lib/resources/reads/directory'
import type { Language } from '@/lib/site/language/languages.mjs'
import { useDatabase } from '@/tests/support/database'
import { propsIn } from '@/tests/support/page-props'

useDatabase()

const notice = 'This page is from our last copy.'
const inSpanish = 'Esta página es de nuestra última copia.'
const pages = {
  home: HomePage,
  'all resources': ResourcesPage,
  housing: HousingPage,
  health: HealthPage,
  rights: RightsPage,
  grants: GrantsPage,
  'emergency contacts': ContactsPage,
}

async function makeHelpNow(language: Language = 'en'): Promise<string> {
  const asked = propsIn(language, { state: 'ohio' })
  return (await getHelpNow(new Request('http://localhost/help-now/ohio'), asked)).text()
}

async function withoutDatabase<T>(run: () => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL
  closeDatabase()
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  try {
    return await run()
  } finally {
    resetDatabase()
    process.env.DATABASE_URL = url
  }
}

let now = Date.now()
/** As if every page had been rebuilt. */
afterEach(() => {
  now += 60_000
  countCopyUses(now)
})

it.each(Object.entries(pages))('%s shows the notice when it uses an older copy, and only then', async (_, Page) => {
  expect(renderToStaticMarkup(await Page(propsIn('en'))).includes(notice)).toBe(false)
  const away = await withoutDatabase(async () => renderToStaticMarkup(await Page(propsIn('en'))))
  expect(away.includes(notice)).toBe(true)
})

it('the short page of a state shows it too, in both languages', async () => {
  expect((await makeHelpNow()).includes(notice)).toBe(false)
  await withoutDatabase(async () => {
    expect((await makeHelpNow()).includes(notice)).toBe(true)
    expect((await makeHelpNow('es')).includes(inSpanish)).toBe(true)
  })
})

it('the notice still shows when the database answers but one query was too slow', async () => {
  noteCopyUsed()
  expect(renderToStaticMarkup(await ResourcesPage(propsIn('en'))).includes(notice)).toBe(true)
})

it('every cached page that lists records can show the notice', () => {
  const folder = 'app/[locale]/(public)'
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('page.tsx'))
  const silent = paths.filter((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const lists = /\b(getRecords|listResources|getResource|getDirectoryCounts|countAges|getStateLines|getCountyHelp)\(/
    return lists.test(text) && !/isFromCopy/.test(text)
  })
  // It shows only the name of the entry being reported.
  expect(silent).toEqual(['resources/report/[slug]/page.tsx'])
})
