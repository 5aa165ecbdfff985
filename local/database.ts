import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { acquireLock } from './lock'
import { getMessage, Problem } from './problem'
import { startWireServer, type WireOptions, type WireServer } from './wire-server'

const extensions = { cube, earthdistance, pg_trgm }
const tenMinutes = 10 * 60 * 1000

export interface Database {
  url: string
  stop(): Promise<void>
}

export function getLockPath(dataDir: string): string {
  return join(dataDir, 'database.lock')
}

function explainDamage(folder: string, reason: string): Problem {
  return new Problem(
    [
      `The local database in ${folder} can't be opened: ${reason}.`,
      'The folder may be half-written or damaged. Nothing in it was deleted.',
      'To start over, move that folder away or delete it, and start again. A copy of it from a backup works as well.',
    ].join('\n'),
  )
}

/** PostgreSQL's own error message, which says more than the exception that follows it. */
function findReason(lines: readonly string[], error: unknown): string {
  const mark = /^.*?(?:\b(?:PANIC|FATAL|ERROR):\s+|^postgres: )/
  const index = lines.findLastIndex((line) => mark.test(line))
  const message = lines[index]?.replace(mark, '') ?? getMessage(error)
  const detail = lines[index + 1]?.match(/\bDETAIL:\s+(.*)$/)?.[1]
  return [message, ...(detail ? [detail] : [])].map((sentence) => sentence.replace(/\.$/, '')).join('. ')
}

/**
 * Reads every page of every table, so that PostgreSQL verifies the checksums, and compares file sizes with
 * the catalog: our own VACUUM never shortens a file.
 */
async function checkFiles(db: PGlite) {
  const short = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'i', 'm', 't') and pg_relation_size(oid) < relpages::bigint * current_setting('block_size')::int`,
  )
  if (short.rows[0]) throw new Error(`the file of ${short.rows[0].name} is too short`)
  const tables = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'm') and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
  )
  const plain = ['indexscan', 'indexonlyscan', 'bitmapscan'].map((scan) => `set local enable_${scan} = off;`).join(' ')
  await db.exec(`begin; ${plain} ${tables.rows.map(({ name }) => `select count(*) from ${name};`).join(' ')} commit`)
}

async function openFolder(folder: string): Promise<PGlite> {
  const lines: string[] = []
  try {
    const db = await PGlite.create({ dataDir: folder, extensions, onStderr: (line) => lines.push(line) > 0 })
    await checkFiles(db)
    return db
  } catch (error) {
    throw explainDamage(folder, findReason(lines, error))
  }
}

/** Created in a temporary folder and renamed when complete, so that an interrupted start leaves no partial database. */
async function createFolder(folder: string) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const db = await PGlite.create({ dataDir: unfinished, extensions })
  await db.close()
  renameSync(unfinished, folder)
}

async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createFolder(folder)
  // Without this file PGlite treats the folder as new and overwrites it.
  else if (!readdirSync(folder).includes('PG_VERSION')) throw explainDamage(folder, 'it has no file PG_VERSION')
  return openFolder(folder)
}

/** PGlite has no background processes: without this, a restart replays the whole log, and the planner has no statistics. */
function keepTidy(server: WireServer) {
  const tidy = () => server.run('vacuum (analyze, truncate false)', 'checkpoint')
  const timer = setInterval(tidy, tenMinutes)
  timer.unref()
  return { tidy, stopTidying: () => clearInterval(timer) }
}

export interface DatabaseOptions extends WireOptions {
  dataDir: string
  /** Tells anyone who tries to start a second database who holds the lock. */
  siteUrl: string
}

export async function startDatabase(options: DatabaseOptions): Promise<Database & { tidy(): Promise<void> }> {
  const { dataDir, siteUrl, ...wire } = options
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Problem(`The folder ${dataDir} (DATA_DIR) can't be made: ${getMessage(error)}.`)
  }
  const lock = acquireLock(getLockPath(dataDir), siteUrl)
  if ('holder' in lock) throw explainHolder(dataDir, lock.holder)
  try {
    const db = await openDatabase(join(dataDir, 'database'))
    const server = await startWireServer(db, wire)
    const { tidy, stopTidying } = keepTidy(server)
    return {
      url: server.url,
      tidy,
      async stop() {
        stopTidying()
        await server.stop()
        await db.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export function explainHolder(dataDir: string, holder: { pid: number; url: string }): Problem {
  return new Problem(
    [
      `Another start is using ${dataDir}: process ${holder.pid}${holder.url && `, serving ${holder.url}`}.`,
      `Stop it first, or give this one a folder of its own with DATA_DIR. If process ${holder.pid} is something else, ` +
        `delete ${getLockPath(dataDir)}.`,
    ].join('\n'),
  )
}

/** For tests: in memory only. Starts from a dump in half a second, from scratch in two. */
export async function startMemoryDatabase(
  options: WireOptions & { from?: Blob } = {},
): Promise<Database & { dump(): Promise<Blob> }> {
  const { from, ...wire } = options
  const db = await PGlite.create({ extensions, ...(from && { loadDataDir: from }) })
  const server = await startWireServer(db, wire)
  return {
    url: server.url,
    async dump() {
      await server.run('vacuum (analyze, truncate false)', 'checkpoint')
      return db.dumpDataDir('none')
    },
    async stop() {
      await server.stop()
      await db.close()
    },
  }
}
