/**
 * The files of the whole directory. Each is made when it is first asked for, kept on disk until the directory changes,
 * and handed out from there: a download costs the database nothing, and a slow one holds nothing open but a file.
 */
import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { env } from '@/lib/env'
import { type ExportFile, exportTypes } from './export-files'
import { writeExport } from './write-export'

interface Made {
  version: string
  path: string
}

interface Shelf {
  folder: Promise<string> | null
  made: Map<ExportFile, Made>
  making: Map<ExportFile, Promise<Made>>
  /** One at a time, whatever is asked for: making one takes a whole processor. */
  queue: Promise<unknown>
}

/** Next bundles this module several times. */
const KEY = Symbol.for('marigold.exports')

function getShelf(): Shelf {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as Shelf
  const created: Shelf = { folder: null, made: new Map(), making: new Map(), queue: Promise.resolve() }
  Reflect.set(globalThis, KEY, created)
  return created
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What processes left that are gone. Whoever loses a file that it still needs makes it again. */
async function tidy(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isRunning(Number.parseInt(name, 10))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Of this process alone: what another build of the site wrote may have another form. */
async function getFolder(shelf: Shelf): Promise<string> {
  shelf.folder ??= (async () => {
    const parent = join(env.DATA_DIR, 'exports')
    await mkdir(parent, { recursive: true })
    await tidy(parent)
    return mkdtemp(join(parent, `${process.pid}-`))
  })()
  return shelf.folder
}

async function readVersion(): Promise<string> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return String(rows[0]?.version)
}

const MOST_TRIES = 3

/** Made again when the directory changed under it, so that it holds one state of the directory and not parts of two. */
async function make(shelf: Shelf, file: ExportFile): Promise<Made> {
  const folder = await getFolder(shelf)
  for (let tries = 1; ; tries += 1) {
    const version = await readVersion()
    const path = join(folder, `${version}-${tries}-${Date.now()}-${file}`)
    await writeExport(file, path, version)
    if (tries < MOST_TRIES && (await readVersion()) !== version) {
      await rm(path, { force: true })
      continue
    }
    const former = shelf.made.get(file)
    const made = { version, path }
    shelf.made.set(file, made)
    // Whoever is reading it goes on reading it.
    if (former) await rm(former.path, { force: true })
    return made
  }
}

async function getMade(shelf: Shelf, file: ExportFile): Promise<Made> {
  const known = shelf.made.get(file)
  try {
    const version = await readVersion()
    if (known?.version === version) return known
    const begun = shelf.making.get(file)
    if (begun) return await begun
    const making = shelf.queue.then(() => make(shelf, file)).finally(() => shelf.making.delete(file))
    shelf.making.set(file, making)
    shelf.queue = making.catch(() => {})
    return await making
  } catch (error) {
    // With the database away, the last one that was made is better than none.
    if (known && error instanceof DatabaseUnavailable) return known
    throw error
  }
}

async function openMade(made: Made) {
  const handle = await open(made.path, 'r')
  const { size } = await handle.stat()
  return { handle, size }
}

export async function answerExport(file: ExportFile): Promise<Response> {
  const shelf = getShelf()
  const opened = await openMade(await getMade(shelf, file)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    // Somebody tidied the folder up, or it was replaced a moment ago.
    shelf.made.delete(file)
    shelf.folder = null
    return openMade(await getMade(shelf, file))
  })
  const stream = createReadStream('', { fd: opened.handle })
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': exportTypes[file],
      'content-length': String(opened.size),
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}
