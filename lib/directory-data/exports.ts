/**
 * Files of the whole directory. Each is generated on first request, stored on disk until the directory changes,
 * and served from there: a download costs the database nothing, and a slow one only keeps a file open.
 */
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import 'server-only'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from '@/db/breaker'
import { env } from '@/lib/env'
import { seeOther } from '@/lib/http/problem'
import { type Bucket, findSharedBucket } from '@/lib/outside/storage/bucket'
import { type ExportFile, exportTypes } from './hsds-page'
import { readVersion } from './version'
import { writeExport } from './write-export'

interface Made {
  version: string
  path: string
}

interface Shelf {
  folder: Promise<string> | null
  made: Map<ExportFile, Made>
  making: Map<ExportFile, Making>
}

function getShelf(): Shelf {
  return oncePerProcess('exports', () => ({ folder: null, made: new Map(), making: new Map() }))
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes files of dead processes. A process that loses a file it still needs generates it again. */
async function tidy(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isRunning(Number.parseInt(name, 10))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Only for this process, because another build may use another format. */
async function getFolder(registry: Shelf): Promise<string> {
  registry.folder ??= (async () => {
    const parent = join(env.DATA_DIR, 'exports')
    await mkdir(parent, { recursive: true })
    await tidy(parent)
    return mkdtemp(join(parent, `${process.pid}-`))
  })()
  return registry.folder
}

/** A growing file that every requester reads along. */
interface Making extends Made {
  isDone: boolean
  failure: unknown
}

async function begin(registry: Shelf, file: ExportFile, version: string): Promise<Making> {
  const path = join(await getFolder(registry), `${version}-${Date.now()}-${file}`)
  // Created here, so that it exists when the first reader opens it.
  await (await open(path, 'wx', 0o600)).close()
  const making: Making = { version, path, isDone: false, failure: null }
  const work = async () => {
    await writeExport(file, path, version)
    // If the directory changed meanwhile, each entry is still consistent, but the file is not reused.
    if ((await readVersion()) === version) {
      const former = registry.made.get(file)
      registry.made.set(file, { version, path })
      // Current readers keep reading it.
      if (former) await rm(former.path, { force: true })
    } else await rm(path, { force: true })
  }
  work()
    .catch((error: unknown) => {
      making.failure = error
    })
    .finally(() => {
      making.isDone = true
      if (registry.making.get(file) === making) registry.making.delete(file)
    })
  return making
}

const POLL_MS = 40
const CHUNK = 65_536

/** The file from its start, as it grows, until it is done. */
async function* readAlong(handle: FileHandle, making: Making): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const { isDone, failure } = making
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK)
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
      else if (failure) throw failure
      else if (isDone) return
      else await setTimeout(POLL_MS)
    }
  } finally {
    await handle.close()
  }
}

function answer(file: ExportFile, body: Readable, size?: number): Response {
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': exportTypes[file],
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}

async function answerMade(file: ExportFile, { path }: Made): Promise<Response> {
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  return answer(file, createReadStream('', { fd: handle }), size)
}

async function answerMaking(registry: Shelf, file: ExportFile, version: string): Promise<Response> {
  let making = registry.making.get(file)
  if (making?.version !== version) {
    making = await begin(registry, file, version)
    registry.making.set(file, making)
  }
  const handle = await open(making.path, 'r')
  return answer(file, Readable.from(readAlong(handle, making), { objectMode: false }))
}

/**
 * For hosts where each process has its own disk: one generates the file, the bucket stores it until the directory changes,
 * and clients are redirected there, which avoids such hosts' response size limit.
 */
async function answerFromBucket(bucket: Bucket, file: ExportFile): Promise<Response> {
  const [build, version] = await Promise.all([readFile('.next/BUILD_ID', 'utf8').catch(() => ''), readVersion()])
  const mark = `${build.trim()}-${version}`
  if ((await bucket.readMark(file)) !== mark) {
    const folder = await mkdtemp(join(tmpdir(), 'export-'))
    try {
      await writeExport(file, join(folder, file), version)
      await bucket.putFile(file, join(folder, file), exportTypes[file], mark)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return seeOther(await bucket.link(file))
}

/** Starts immediately, with this version's finished file or with one being generated. */
export async function answerExport(file: ExportFile): Promise<Response> {
  const bucket = findSharedBucket()
  if (bucket) return answerFromBucket(bucket, file)
  const registry = getShelf()
  const known = registry.made.get(file)
  let version: string
  try {
    version = await readVersion()
  } catch (error) {
    // While the database is down, the previous file is better than none.
    if (known && error instanceof DatabaseUnavailable) return answerMade(file, known)
    throw error
  }
  try {
    return await (known?.version === version ? answerMade(file, known) : answerMaking(registry, file, version))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // Someone cleaned the folder, or the file was replaced a moment ago.
    registry.made.delete(file)
    registry.making.delete(file)
    registry.folder = null
    return answerMaking(registry, file, version)
  }
}
