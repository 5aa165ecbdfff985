import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { query } from '@/db'
import { useEachDatabase } from '@/tests/support/database'
import { SEARCH_DEPTH } from './directory'
import { searchInput, toSearchQuery } from './search-input'
import { selectMatches, useSearchIndex } from './sql-candidates'
import { sqlDirectory } from './sql-directory'
import { joinWords } from './sql-words'
import { splitWords } from './words'

const database = useEachDatabase()

async function search(params: Record<string, string>, limit = 10) {
  return sqlDirectory.searchResources(toSearchQuery(searchInput.parse(params)), { offset: 0, limit })
}

async function titles(q: string): Promise<string[]> {
  return (await search({ q })).items.map((item) => item.title)
}

describe('search', () => {
  it.each([
    ['sheltor', 'shelter'],
    ['womens helth', 'womens health'],
    ['domestc violense', 'domestic violence'],
    ['hotlime', 'hotline'],
  ])('mends %j to %j', async (typed, mended) => {
    const result = await search({ q: typed })
    expect(result.correctedTo).toBe(mended)
    expect(result.total).toBeGreaterThan(0)
    expect(result.items.map((item) => item.id)).toEqual((await search({ q: mended })).items.map((item) => item.id))
  })

  it('takes no town for a slip: Columbus, Ohio is not Columbia', async () => {
    expect((await search({ q: 'rent help columbus' })).correctedTo).toBeNull()
  })

  it('finds "legal aide" as legal aid, which needs no mending', async () => {
    const result = await search({ q: 'legal aide' })
    expect(result.total).toBeGreaterThan(50)
    expect(result.items.every((item) => item.tags.includes('legal-aid'))).toBe(true)
  })

  it('puts the line to call first', async () => {
    expect((await titles('domestic violence'))[0]).toBe('National Domestic Violence Hotline')
    expect((await titles('rape'))[0]).toBe('RAINN National Sexual Assault Hotline')
    expect((await titles('crisis'))[0]).toBe('Crisis Text Line')
  })

  it('knows everyday words for what the directory calls otherwise', async () => {
    expect((await search({ q: 'lawyer' })).items[0]?.category).toBe('rights-advocacy')
    expect((await search({ q: 'dv shelter' })).total).toBeGreaterThan(50)
    expect((await titles('food stamps')).join()).toMatch(/Food and Nutrition|social services/i)
  })

  it('lists what serves a state before what serves the country', async () => {
    const { items } = await search({ q: 'Texas' }, 100)
    const firstNational = items.findIndex((item) => item.scope === 'national')
    expect(firstNational).toBeGreaterThan(5)
    expect(items.slice(0, firstNational).every((item) => item.serviceArea.includes('TX'))).toBe(true)
    expect(
      items.slice(firstNational).every((item) => item.serviceArea.includes('TX') || item.scope === 'national'),
    ).toBe(true)
  })

  it('lists what is near a ZIP code before what is far in the same state', async () => {
    const { items } = await search({ q: 'clinic 78701' })
    expect(items[0]?.city).toBe('Austin')
  })

  it('finds a record by its whole name among any number of matches', async () => {
    expect((await titles("houston area women's center"))[0]).toBe("Houston Area Women's Center")
  })

  it('narrows by category, state, language, 24 hours and emergency, and counts what each would leave', async () => {
    const all = await search({ q: 'hotline' }, 100)
    const always = await search({ q: 'hotline', open24: '1' }, 100)
    expect(always.total).toBe(all.facets.open24Hours)
    expect(always.items.every((item) => item.isOpen24Hours)).toBe(true)
    const spanish = await search({ q: 'hotline', language: 'es' }, 100)
    expect(spanish.total).toBe(all.facets.language.es)
    const urgent = await search({ q: 'hotline', emergency: '1' }, 100)
    expect(urgent.total).toBe(all.facets.emergency)
    const legal = await search({ category: 'legal', state: 'CA' }, 100)
    expect(legal.items.every((item) => item.tags.includes('legal-aid') || item.category === 'rights-advocacy')).toBe(
      true,
    )
    expect(legal.items.some((item) => item.serviceArea.includes('CA'))).toBe(true)
  })

  it('looks no deeper than it says, and says so', async () => {
    const result = await search({ category: 'housing-shelter' }, 500)
    expect(result.items).toHaveLength(SEARCH_DEPTH)
    expect(result.isCapped).toBe(true)
  })

  it('never shows what is archived, nor an address that is not public', async () => {
    await database.sql`update resources set archived_at = now() where slug = 'fafsa'`
    expect(await titles('fafsa')).not.toContain('FAFSA')
    await database.sql`update resources set archived_at = null where slug = 'fafsa'`
    await database.sql`insert into locations (resource_id, street, city, address_visibility)
      select id, '77 Refuge Lane', 'Nowhere', 'hidden' from resources where slug = 'the-haven-inc-la'`
    expect(JSON.stringify(await search({ q: 'haven' }, 100))).not.toContain('Refuge Lane')
    expect(await titles('refuge lane nowhere')).not.toContain('The Haven, Inc.')
  })

  it.each([
    '%_\'"<script>',
    "o'brien",
    'a & b | c ! (x:*)',
    '\\',
    '100%',
    "'; drop table resources; --",
    '🌼🌼🌼',
    'العربية',
    '   ',
  ])('takes %j as words, not as a command', async (q) => {
    const result = await search({ q })
    expect(result.total).toBeLessThanOrEqual(SEARCH_DEPTH)
  })

  it('answers any text at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        const parsed = searchInput.safeParse({ q })
        if (parsed.success) await sqlDirectory.searchResources(toSearchQuery(parsed.data), { offset: 0, limit: 5 })
        else expect(q).toMatch(/[\p{Cc}\p{Cs}]/u)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    { q: 'shelter', category: 'housing-shelter', open24: '1' },
    { q: 'texas' },
    { category: 'financial-support', state: 'GU' },
    { q: 'clinic 78701' },
  ])('answers %j from the search index, not by reading the table', async (params) => {
    const input = toSearchQuery(searchInput.parse(params))
    const words = splitWords(input.text)
    const plan = await query((db) =>
      db.transaction(async (transaction) => {
        await transaction.execute(useSearchIndex())
        const text = words.length > 0 ? joinWords(words, '&&') : null
        return transaction.execute<{ 'QUERY PLAN': string }>(
          sql`explain ${selectMatches(input, text, words.join(' '), null)}`,
        )
      }),
    )
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toMatch(/Bitmap Index Scan on resources_search/)
    expect(lines).not.toMatch(/Seq Scan on resources/)
  })
})
