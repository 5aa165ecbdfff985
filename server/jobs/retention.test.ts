import { describe, expect, it } from 'vitest'
import { retention } from '@/lib/site/policies/retention'
import { purges } from './retention'

const purged = purges.map(({ table }) => table)

const limited = retention.en.filter(({ limits }) => limits.length > 0)

describe('every retention limit on the privacy page', () => {
  it.each(limited.map(({ id }) => id))('under "%s" is enforced by a purge', (id) => {
    const tables = new Set(limited.find((rule) => rule.id === id)?.limits.map(({ table }) => table))
    for (const table of tables) expect(purged).toContain(table)
  })
})

describe('every purge by age', () => {
  it.each(purged)('from "%s" is stated on the privacy page', (table) => {
    expect(limited.flatMap(({ limits }) => limits.map((limit) => limit.table))).toContain(table)
  })
})
