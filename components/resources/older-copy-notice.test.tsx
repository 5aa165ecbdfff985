import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import ContactsPage from '@/app/(public)/emergency/contacts/page'
import GrantsPage from '@/app/(public)/grants/page'
import HousingPage from '@/app/(public)/housing-shelter/page'
import HomePage from '@/app/(public)/page'
import ResourcesPage from '@/app/(public)/resources/page'
import RightsPage from '@/app/(public)/rights-advocacy/page'
import HealthPage from '@/app/(public)/womens-health/page'
import { GET as getHelpNow } from '@/app/help-now/[state]/route'
import { closeDatabase, resetDatabase } from '@/db'
import { countCopyUses, noteCopyUsed } from '@/lib/resources/reads/copy-used'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'

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

async function makeHelpNow(): Promise<string> {
  const params = Promise.resolve({ state: 'ohio' })
  return (await getHelpNow(new Request('http://localhost/help-now/ohio'), { params })).text()
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
  expect(renderToStaticMarkup(await Page()).includes(notice)).toBe(false)
  const away = await withoutDatabase(async () => renderToStaticMarkup(await Page()))
  expect(away.includes(notice)).toBe(true)
})

it('the short page of a state shows it too, in both languages', async () => {
  expect((await makeHelpNow()).includes(notice)).toBe(false)
  await withoutDatabase(async () => {
    expect((await makeHelpNow()).includes(notice)).toBe(true)
    expect((await inLanguage('es', makeHelpNow)).includes(inSpanish)).toBe(true)
  })
})

it('the notice still shows when the database answers but one query was too slow', async () => {
  noteCopyUsed()
  expect(renderToStaticMarkup(await ResourcesPage()).includes(notice)).toBe(true)
})

it('every cached page that lists records can show the notice', () => {
  const folder = 'app/(public)'
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('page.tsx'))
  const silent = paths.filter((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const lists = /\b(getRecords|listResources|getResource|getDirectoryCounts|countAges|getStateLines|getCountyHelp)\(/
    return lists.test(text) && !/isFromCopy/.test(text)
  })
  // It shows only the name of the entry being reported.
  expect(silent).toEqual(['resources/report/[slug]/page.tsx'])
})
