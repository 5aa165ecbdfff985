import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, createId, hashBytes, joinBytes, randomBytes, toHex } from './bytes'
import { encryptStream } from './encrypt-stream'
import { cutHeader } from './header'
import type { Keys } from './keys'
import { MAX_FILE_BYTES, PART_BYTES } from './limits'
import { padLength } from './padding'
import { cutIntoParts, watchStream } from './parts'
import type { Store } from './store'
import { toVaultError, VaultError } from './vault-error'

export interface Progress {
  /** Called with the number of bytes done. */
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

export interface WrittenFile {
  id: string
  parts: number
  size: number
  cipherSize: number
  head: string
  sha256?: string
}

/** Slightly more than needed, for the browser's own overhead. */
const SPARE_BYTES = 2 * 1024 * 1024

export type EstimateRoom = () => Promise<StorageEstimate>

/** Fails before anything is written, if the browser reports its free space. */
export async function requireRoom(size: number, estimate: EstimateRoom): Promise<void> {
  const { quota, usage } = await estimate().catch((): StorageEstimate => ({}))
  if (quota === undefined || usage === undefined) return
  if (quota - usage < padLength(size) + SPARE_BYTES) throw new VaultError('no-room')
}

interface Source {
  size: number
  stream: () => ReadableStream<Uint8Array>
}

interface WriteOptions extends Progress {
  store: Store
  keys: Keys
  estimate: EstimateRoom
  /** Whether to hash the original too. */
  isHashed?: boolean
}

/** Appends the random padding that hides the true size, then stores the last parts. */
async function* padParts(parts: AsyncIterable<Bytes>): AsyncGenerator<{ part: Bytes; cipherSize: number }> {
  let cipherSize = 0
  let last: Bytes = new Uint8Array()
  for await (const part of parts) {
    if (last.length > 0) yield { part: last, cipherSize }
    cipherSize += part.length
    last = part
  }
  const padding = randomBytes(padLength(cipherSize) - cipherSize)
  const tail = joinBytes([last, padding])
  for (let at = 0; at < tail.length; at += PART_BYTES) yield { part: tail.slice(at, at + PART_BYTES), cipherSize }
}

/**
 * Encrypts and stores a file's bytes. Adding it to the list is a separate step, once every part is stored.
 * On any failure all of its parts are deleted.
 */
export async function writeFile(source: Source, options: WriteOptions): Promise<WrittenFile> {
  const { store, keys, signal, onProgress } = options
  if (source.size > MAX_FILE_BYTES) throw new VaultError('too-large')
  await requireRoom(source.size, options.estimate)
  const id = createId()
  const hash = options.isHashed ? sha256.create() : null
  const written: WrittenFile = { id, parts: 0, size: 0, cipherSize: 0, head: '' }
  try {
    const counted = source.stream().pipeThrough(
      watchStream((bytes) => {
        written.size += bytes.length
        hash?.update(bytes)
        onProgress?.(written.size, source.size)
      }, signal),
    )
    let storing: Promise<void> = Promise.resolve()
    for await (const { part, cipherSize } of padParts(cutIntoParts(await encryptStream(keys, counted)))) {
      if (written.parts === 0) written.head = hashBytes(cutHeader(part) ?? new Uint8Array())
      // One part is stored while the next is encrypted.
      await storing
      signal?.throwIfAborted()
      storing = store.putPart(id, written.parts, part)
      storing.catch(() => undefined)
      written.parts += 1
      written.cipherSize = cipherSize
    }
    await storing
    if (written.size !== source.size) throw new VaultError('unreadable')
    return hash ? { ...written, sha256: toHex(hash.digest()) } : written
  } catch (error) {
    await store.removeItems([id]).catch(() => undefined)
    throw signal?.aborted ? new VaultError('canceled', error) : toVaultError(error)
  }
}
