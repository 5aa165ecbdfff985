import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { query } from '@/db'
import { findCounty } from '@/lib/geography/counties'
import { readMapLinks, readTransitText } from '@/lib/resources/map-links'
import { readResources } from '@/lib/resources/reads/sql-rows'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'
import { findEnglish, listSpoken } from '@/tests/support/find-english'
import { makeRecord } from '@/tests/support/records'
import { GettingThere } from './resource-details'
import { CountyRides, HealthRides } from './rides'

const database = useDatabase()
const MAP = /geo:|maps\.apple|openstreetmap/

/** A clinic in Alexander County, Illinois, as the public reads it. No two of them share a street. */
async function readPlace(visibility: string, given: { accessibility?: string; scope?: 'local' | 'state' } = {}) {
  const made = { title: 'Cairo Clinic', category: 'womens-health', phone: null, state: 'IL', scope: given.scope }
  const { id, slug } = await makeRecord(database.sql, made)
  await database.sql`update resources set county_fips = '17003', county = 'Alexander County', city = 'Cairo',
    accessibility = ${given.accessibility ?? null} where id = ${id}`
  await database.sql`insert into locations (resource_id, street, city, state, zip, address_visibility)
    values (${id}, ${`17 Zanzibar Road ${slug}`}, 'Cairo', 'IL', '62914', ${visibility})`
  const [entry] = await query((db) => readResources(db, [id]))
  if (!entry) throw new Error('the place is not there')
  return entry
}

describe('how to get to a place', () => {
  test('a map opens in her own app, behind what a map keeps, without a script or a request of ours', async () => {
    const page = renderToStaticMarkup(<GettingThere entry={await readPlace('full')} />)
    const [before = '', behind = ''] = page.split('<summary')
    expect(before).not.toMatch(MAP)
    expect(behind.indexOf('keeps a history')).toBeGreaterThan(0)
    expect(behind.indexOf('keeps a history')).toBeLessThan(behind.indexOf('geo:0,0?q=17%20Zanzibar%20Road'))
    for (const link of ['https://maps.apple.com/?q=17', 'https://www.openstreetmap.org/search?query=17']) {
      expect(behind).toContain(link)
    }
    expect(page).not.toMatch(/<(?:img|iframe|script|link)\b/)
  })

  test.each(['area', 'hidden', 'held'])(
    'an address that is %s has no map, no bus and no street',
    async (visibility) => {
      const entry = await readPlace(visibility, { accessibility: 'Take bus line 12 to Zanzibar Road.' })
      expect(readMapLinks(entry)).toBeNull()
      expect(readTransitText(entry)).toBeNull()
      const page = renderToStaticMarkup(<GettingThere entry={entry} />)
      expect(page).not.toMatch(MAP)
      expect(page).not.toContain('Zanzibar')
      expect(page).toContain('ask how to get there')
    },
  )

  test('an address that its page does not show has no map either', async () => {
    expect(readMapLinks(await readPlace('full', { scope: 'state' }))).toBeNull()
  })

  test('a bus line is named where its own record names one', async () => {
    const named = await readPlace('full', { accessibility: 'Ramp at the side door. Bus route 4 stops outside.' })
    expect(readTransitText(named)).toBe('Bus route 4 stops outside.')
    expect(readTransitText(await readPlace('full', { accessibility: 'We give bus passes.' }))).toBeNull()
  })

  test('the dial-a-ride of its county stands there with its number, its source and 211', async () => {
    const page = renderToStaticMarkup(<GettingThere entry={await readPlace('hidden')} />)
    for (const part of ['Shawnee MTD', 'tel:+18665776278', 'https://shawneemtd.com/faq', 'tel:211', '#rides']) {
      expect(page).toContain(part)
    }
  })
})

describe('the rides of a county', () => {
  const county = (state: Parameters<typeof findCounty>[0], slug: string) => {
    const found = findCounty(state, slug)
    if (!found) throw new Error(`no county ${slug}`)
    return found
  }

  test('one that nobody has confirmed has no number, and 211 is named', () => {
    const page = renderToStaticMarkup(<CountyRides county={county('IA', 'jasper')} />)
    expect(page).toContain('HIRTA On-Demand')
    expect(page).toContain('no confirmed number')
    expect(page.match(/tel:[^"]+/g)).toEqual(['tel:211'])
  })

  test('where none is known that is said, and whom to ask', () => {
    const page = renderToStaticMarkup(<CountyRides county={county('AK', 'juneau')} />)
    expect(page).toContain('do not know of a dial-a-ride')
    expect(page).toContain('tel:211')
  })

  test('without a line of her state, the number on her Medicaid card stands', () => {
    expect(renderToStaticMarkup(<HealthRides county={county('AK', 'juneau')} />)).toContain('number on your card')
  })

  test('are told in Spanish, names aside', async () => {
    const page = await inLanguage('es', async () =>
      [county('IL', 'alexander'), county('KS', 'reno'), county('TX', 'brazos')]
        .map((one) =>
          renderToStaticMarkup(
            <>
              <CountyRides county={one} />
              <HealthRides county={one} />
            </>,
          ),
        )
        .join(''),
    )
    expect(page).toContain('Puede viajar cualquier persona')
    expect(findEnglish(listSpoken(page))).toEqual([])
  })
})
