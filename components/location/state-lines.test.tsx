import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { createHelpPage } from '@/components/help-now/help-page'
import { query } from '@/db'
import { readLocalPrograms } from '@/db/seed/facts'
import { listCounties } from '@/lib/geography/counties'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { readLinesToConfirm } from '@/lib/legal/states/files'
import { getCountyHelp, getStateLines } from '@/lib/resources/counties/county-help'
import { getStateHelp } from '@/lib/resources/states/state-help'
import { isStateLine } from '@/lib/resources/states/state-line'
import { toFilters } from '@/lib/search/filters'
import { findHelp, understandQuestion } from '@/lib/search/find'
import { useDatabase } from '@/tests/support/database'
import { CountyGroups } from './county-groups'

const database = useDatabase()
const nationalLine = 'The national line'
/** States with no statewide line, or only an unconfirmed one. */
const without = new Set<StateCode>([
  ...readLinesToConfirm().flatMap(({ kind, state }) => (kind === 'hotline' ? [state] : [])),
  ...(['AK', 'CA', 'CO', 'DE', 'KY', 'MD', 'MO', 'MT', 'NC', 'ND', 'NE', 'NM', 'NV', 'PA', 'SC', 'TX'] as const),
  ...(['WA', 'WI', 'WV', 'WY', 'GU', 'VI', 'AS', 'MP'] as const),
])

// The seed sample omits the hotlines in the long lists.
beforeAll(async () => {
  for (const { id, name, phone, state, tags } of readLocalPrograms()) {
    if (!tags.includes('state-hotline')) continue
    const [row] = await database.sql`insert into resources
      (organization_id, slug, title, description, category, kind, tags, is_emergency, scope, state, service_area, help_kinds)
      select id, ${id}, ${name}, 'A line.', 'housing-shelter', 'hotline', ${tags.split(';')}, true, 'state', ${state},
        array[${state}], '{domestic-violence,crisis-line}' from organizations limit 1
      on conflict (slug) do nothing returning id`
    if (row) await database.sql`insert into phones (resource_id, number) values (${row.id}, ${phone})`
  }
})

it('a statewide line exists in every state where one was found, and in no other', async () => {
  const found: StateCode[] = []
  for (const state of stateCodes) if ((await getStateLines(state)).some(isStateLine)) found.push(state)
  expect([...stateCodes].filter((state) => !found.includes(state)).sort()).toEqual([...without].sort())
})

it.each(stateCodes)(
  'the pages of %s show it first, or say that the national line finds the nearest program',
  async (state) => {
    const [line] = await getStateLines(state)
    const text = createHelpPage(await getStateHelp(state), new Date())
    const [county] = listCounties(state)
    const help = county ? await getCountyHelp(county.fips) : null
    const page = county && help ? renderToStaticMarkup(<CountyGroups county={county} help={help} law={{}} />) : null
    if (without.has(state)) {
      expect(text).toContain('finds the nearest program')
      expect(page ?? nationalLine).toContain(nationalLine)
    } else {
      expect(line && isStateLine(line)).toBe(true)
      expect(text).toContain(line?.phoneNumber)
      expect(text).not.toContain('no statewide line')
      expect(page ?? line?.phoneNumber).toContain(line?.phoneNumber)
      expect(page ?? '').not.toContain(nationalLine)
    }
  },
)

it('search finds it in each of those states', async () => {
  for (const state of stateCodes.filter((code) => !without.has(code))) {
    const typed = `domestic violence hotline in ${stateName(state)}`
    const { items } = await query(async (db) =>
      findHelp(db, await understandQuestion(db, { typed }), toFilters({}), { offset: 0 }, 10),
    )
    expect(
      items.some(({ resource }) => resource.state === state && isStateLine(resource)),
      typed,
    ).toBe(true)
  }
})
