import { describe, expect, it } from 'vitest'
import { retention } from '@/lib/site-policy/content/retention'
import { purges } from './retention'

const purged = purges.map(({ table }) => table)

describe('what people send us, and what we send them', () => {
  it.each(['messages', 'newsletter', 'outgoing-mail', 'check-ins'])(
    'under "%s" is deleted as the privacy page says',
    (id) => {
      const rule = retention.find((one) => one.id === id)
      const tables = new Set(rule?.limits.map(({ table }) => table))
      expect(tables.size).toBeGreaterThan(0)
      for (const table of tables) expect(purged).toContain(table)
    },
  )
})
