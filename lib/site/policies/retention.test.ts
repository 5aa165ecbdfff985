import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { privacy, terms } from './policies'
import { retention as retentionBy } from './retention'

const retention = retentionBy.en

const schemaFiles = import.meta.glob<Record<string, unknown>>('/db/schema/*.ts', { eager: true })
const tables = Object.values(schemaFiles)
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableName)

const listed = retention.flatMap((rule) => rule.tables)

describe('the privacy page', () => {
  it('covers every table of the database, each in one place', () => {
    expect(tables.length).toBeGreaterThan(15)
    expect([...listed].sort()).toEqual([...new Set(tables)].sort())
  })

  it('states every limit after which rows are deleted', () => {
    for (const rule of retention) {
      for (const { table, amount, unit } of rule.limits) {
        expect(rule.tables).toContain(table)
        expect(rule.kept).toContain(`${amount} ${unit}`)
      }
    }
  })

  it('states for each kind of data what, who, how long and what never', () => {
    for (const { what, who, kept, never } of retention) {
      for (const text of [what, who, kept]) expect(text).toMatch(/\.$/)
      expect(never.length).toBeGreaterThan(0)
    }
  })

  it('explains what confidential means, what is not done and what Quick Exit leaves behind', () => {
    const ids = [...privacy.en.sections, ...privacy.en.after].map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['confidential', 'not', 'cookies', 'quick-exit', 'courts']))
    expect(new Set([...ids, 'stored']).size).toBe(ids.length + 1)
  })
})

describe('the terms', () => {
  it('say how to have something corrected or removed', () => {
    expect(terms.en.find(({ id }) => id === 'takedown')?.link?.href).toBe('/contact')
  })
})
