import { describe, expect, it } from 'vitest'
import ownQueries from '@/bench/relevance/own.json' with { type: 'json' }
import queries from '@/bench/relevance/queries.json' with { type: 'json' }
import { getGazetteer, listStatePlaces } from '@/lib/geography/places/gazetteer'
import type { StateCode } from '@/lib/geography/states'
import { getSnapshot } from '@/lib/resources/reads/snapshot'
import { isFull, sample } from '@/tests/support/sample'
import { toFilters } from '../filters'
import { findInMemory } from '../memory'
import { placeOfState } from '../read-place'
import { understand } from '../understand'
import { createStateGazetteer, type StatePack } from './pack'
import { createPrivateSearch } from './search-pack'

const asked = [...sample(queries, 60), ...sample(ownQueries, 60)].flatMap((one) =>
  'q' in one && one.q ? [String(one.q)] : [],
)

async function makePack(state: StateCode): Promise<StatePack> {
  const { items } = await (await getSnapshot()).listResources({ limit: 100_000 })
  const entries = items.filter(
    (item) => item.scope === 'national' || item.serviceArea.includes(state) || item.state === state,
  )
  return { state, madeOn: '2026-11-22', entries, places: listStatePlaces(state) }
}

describe('a private search', () => {
  it('matches the server’s results and order on the same records, for every judged question', async () => {
    const gazetteer = getGazetteer()
    expect(asked.length).toBeGreaterThan(isFull ? 1000 : 100)
    const searches = new Map<StateCode, [StatePack, ReturnType<typeof createPrivateSearch>]>()
    const open = async (state: StateCode) => {
      const known = searches.get(state)
      if (known) return known
      const pack = await makePack(state)
      const sent: StatePack = JSON.parse(JSON.stringify(pack))
      const made = [pack, createPrivateSearch(sent)] as [StatePack, ReturnType<typeof createPrivateSearch>]
      searches.set(state, made)
      return made
    }
    for (const typed of asked) {
      const read = understand(typed, gazetteer)
      // Search the pack of the state it names; without one, as someone in Ohio.
      const state = read.place?.state ?? 'OH'
      const [pack, search] = await open(state)
      const here = read.place ? read : { ...read, place: placeOfState(state), otherPlaces: [] }
      const { found } = findInMemory(pack.entries, here, toFilters({}), gazetteer)
      const answer = search(typed, toFilters({}))
      expect({ typed, place: answer.place }).toEqual({ typed, place: here.place?.label })
      expect({
        typed,
        slugs: answer.items.flatMap(({ entry, isCallFirst }) => (isCallFirst ? [] : [entry.slug])),
      }).toEqual({
        typed,
        slugs: found.map(({ resource }) => resource.slug),
      })
    }
  }, 300_000)

  it('reads a day from her words, and puts entries with unknown hours last', async () => {
    const pack = await makePack('OH')
    const [model] = pack.entries.filter(({ state }) => state === 'OH')
    if (!model) throw new Error('the copy has nothing of Ohio')
    const make = (slug: string, hours: string | null) => ({
      ...{ ...model, id: slug, slug, title: slug, hours, isOpen24Hours: false, helpKinds: ['food-pantry'] },
    })
    const pantries = [make('sundays', 'Sun 9am–1pm'), make('mondays', 'Mon 9am–1pm'), make('who-knows', null)]
    const search = createPrivateSearch({ ...pack, entries: pantries })
    const find = (typed: string) =>
      search(typed, toFilters({})).items.map(({ entry, isCallFirst }) => [entry.slug, isCallFirst])
    expect(find('food pantry open sunday')).toEqual([
      ['sundays', false],
      ['who-knows', true],
    ])
    expect(find('despensa abierta el lunes')[0]).toEqual(['mondays', false])
    expect(find('food pantry')).toHaveLength(3)
  })

  it('filters its results as the search page does', async () => {
    const pack = await makePack('OH')
    const search = createPrivateSearch(pack)
    const all = search('help', toFilters({})).items
    const legal = search('help', { ...toFilters({}), category: 'rights-advocacy' }).items
    expect(legal.length).toBeGreaterThan(0)
    expect(legal.length).toBeLessThan(all.length)
    expect(legal.every(({ entry }) => entry.category === 'rights-advocacy')).toBe(true)
    const always = search('help', { ...toFilters({}), open24Hours: true }).items
    expect(always.length).toBeGreaterThan(0)
    expect(always.every(({ entry }) => entry.isOpen24Hours)).toBe(true)
    const inSpanish = search('help', { ...toFilters({}), language: 'es' }).items
    expect(inSpanish.every(({ entry }) => entry.languages.includes('es'))).toBe(true)
  })

  it('knows the towns, counties and ZIP codes of its state as the server does', () => {
    const places = createStateGazetteer(listStatePlaces('OH'))
    const all = getGazetteer()
    expect(places.findZip('44113')).toEqual(all.findZip('44113'))
    expect(places.findZip('77002')).toBeNull()
    expect(places.findTowns('cleveland')[0]).toEqual(all.findTowns('cleveland').find(({ state }) => state === 'OH'))
    expect(places.countiesByName.get('cuyahoga')?.map(({ fips }) => fips)).toEqual(['39035'])
    expect(places.listZipsNear({ latitude: 41.5, longitude: -81.7 }, 3)[0]).toEqual(
      all.listZipsNear({ latitude: 41.5, longitude: -81.7 }, 3)[0],
    )
  })
})
