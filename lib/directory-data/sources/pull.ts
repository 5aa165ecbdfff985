/** Reads an official list and plans its changes; the import applies them, like any other file. */
import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { Actor } from '@/lib/audit/record'
import { checkFile } from '@/lib/directory-data/imports/check'
import { createImport } from '@/lib/directory-data/imports/create'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { mappings } from '@/lib/directory-data/imports/mappings'
import { convertSource } from './convert'
import type { FileNames } from './listed-records'
import { assertWhole, countPeerRows, readPeerRules, savePeerFile } from './peers'
import type { OpenPage } from './read-records'
import { readListRules } from './rules'
import type { Source } from './source'
import { countGone } from './sql-listings'

export const createPull = (db: Pick<Database, 'execute'>, { name, title }: Source, actor: Actor): Promise<string> =>
  createImport(db, { source: name, fileName: title, format: 'csv', sizeBytes: 0, isList: true }, actor)

async function writeFile(path: string, convert: (write: (line: string) => void | Promise<void>) => Promise<void>) {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const failed = new Promise<never>((_, reject) => output.on('error', reject))
  failed.catch(() => {})
  const write = (line: string) =>
    output.write(line)
      ? undefined
      : Promise.race([failed, new Promise<void>((resolve) => output.once('drain', () => resolve()))])
  try {
    await Promise.race([failed, convert(write)])
    await Promise.race([failed, new Promise<void>((resolve) => output.end(resolve))])
  } catch (error) {
    output.destroy()
    throw error
  }
}

const failedOnOurSide =
  'Something went wrong on our side while the list was read. Nothing was changed. Please try again.'

export interface PullOptions {
  /** The folder of our copy of the list while it is read. */
  folder: string
  open: OpenPage
  note?: (readBytes: number, rows: number) => void
}

/** The import ends as checked or refused. The directory is not changed. */
export async function checkPull(
  db: Database,
  id: string,
  source: Source,
  { folder, open, note }: PullOptions,
): Promise<void> {
  const path = join(folder, `list-${id}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const [before] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from import_keys where source = ${source.name} and resource_id is not null`,
    )
    const isPeer = source.format.kind === 'hsds'
    let names: FileNames = { ids: new Set(), names: new Set() }
    if (isPeer) {
      await savePeerFile(source, open, path)
      assertWhole(source, await countPeerRows(path), before?.count ?? 0)
    } else {
      await writeFile(path, async (write) => {
        names = await convertSource(source, open, write, before?.count)
      })
    }
    const { size } = await stat(path)
    await db.execute(sql`update imports set size_bytes = ${size}, beat_at = now() where id = ${id}::uuid`)
    const list = isPeer ? readPeerRules(source) : await readListRules(db, source, names)
    const file = {
      id,
      source: source.name,
      path,
      format: isPeer ? ('hsds-json' as const) : ('csv' as const),
      mapping: mappings.template,
      category: null,
      list,
    }
    await checkFile(db, file, note)
    const gone = await countGone(db, source, id)
    await db.execute(sql`update imports set gone = ${gone} where id = ${id}::uuid`)
  } catch (error) {
    const problem = error instanceof FileProblem ? error.message : failedOnOurSide
    await db.execute(
      sql`update imports set status = 'refused', problem = ${problem}, beat_at = now() where id = ${id}::uuid`,
    )
    if (!(error instanceof FileProblem)) throw error
  } finally {
    await rm(path, { force: true })
  }
}
