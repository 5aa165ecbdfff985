import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { listGaps, readGap, readGapState } from './gaps'

const database = useDatabase()

it('counts the counties without a known anti-violence program, and updates when one is added', async () => {
  const before = (await listGaps()).find(({ state }) => state === 'TX')
  expect(before).toMatchObject({ counties: 254 })
  const open = await readGap('TX')
  expect(open.counties).toHaveLength(before?.without ?? 0)
  expect(open.counties[0]?.name).toBe('Harris County')
  const { id } = await makeRecord(database.sql)
  await database.sql`update resources set tags = '{local-program}', county_fips = '48201', counties_served = '{48157}'
    where id = ${id}`
  const names = (await readGap('TX')).counties.map(({ name }) => name)
  expect(names).not.toContain('Harris County')
  expect(names).not.toContain('Fort Bend County')
  expect((await listGaps()).find(({ state }) => state === 'TX')?.without).toBe(Number(before?.without) - 2)
  await database.sql`update resources set archived_at = now() where id = ${id}`
  expect((await readGap('TX')).counties[0]?.name).toBe('Harris County')
})

it('names the coalition to ask, and the programs that await a call', async () => {
  const { coalitions, programs } = await readGap('AK')
  expect(coalitions.map(({ title }) => title)).toContain('Alaska Network on Domestic Violence and Sexual Assault')
  expect(programs.map(({ name }) => name)).toContain('LeeShore Center')
})

it('reads state codes, and nothing else', () => {
  expect([readGapState('oh'), readGapState('OH'), readGapState('zz')]).toEqual(['OH', 'OH', null])
})
