import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { withOwnConnection } from '@/db/own-connection'
import { applyImport } from '@/lib/directory-data/imports/apply'
import { checkFile } from '@/lib/directory-data/imports/check'
import { createImport } from '@/lib/directory-data/imports/create'
import { type Mapping, mappings } from '@/lib/directory-data/imports/mappings'
import type { TestDatabase } from './database'

const actor = { userId: null, email: 'test' }

export interface CheckOptions {
  format?: 'csv' | 'hsds-json' | 'hsds-package'
  mapping?: Mapping
  category?: string | null
  source?: string
}

type Row = Record<string, unknown>
export type Checked = Row & { id: string; problem: string | null; list: Row[] }

/** Checks and writes files as the console does, in the test's own database. */
export function useImports(database: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-import-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function check(content: string | Uint8Array, options: CheckOptions = {}): Promise<Checked> {
    const { format = 'csv', mapping = mappings.template, category = null, source = 'test' } = options
    const path = join(folder, 'file')
    writeFileSync(path, content)
    return withOwnConnection(async (db) => {
      const id = await createImport(db, { source, fileName: 'file', format, sizeBytes: content.length }, actor)
      await checkFile(db, { id, source, path, format, mapping, category })
      const [row] = await database.sql<Row[]>`select * from imports where id = ${id}`
      const list = await database.sql<Row[]>`select * from import_rows where import_id = ${id} order by position`
      return { ...row, id, problem: (row?.problem as string | null) ?? null, list: [...list] }
    })
  }

  return {
    folder,
    check,
    apply: (id: string, rows: 'all' | 'good' = 'all') =>
      withOwnConnection((db) => applyImport(db, id, actor, { rows })),
    /** 'line 3, state (column 8): There is no such state.' */
    bad: ({ list }: Checked) =>
      list.flatMap(({ place, problems }) =>
        (problems as { column: string; message: string }[]).map(
          ({ column, message }) => `${place}, ${column}: ${message}`,
        ),
      ),
  }
}
