import { Decrypter, Encrypter } from 'age-encryption'
import type { Bytes } from './bytes'
import { compareIncidents, type Draft, type Incident, isIntact } from './incident'
import type { Keys } from './keys'
import { PART_BYTES } from './limits'
import { padRecord } from './padding'
import type { Session } from './session'
import { VaultError } from './vault-error'

/** The stream again, in pieces of one size; the last may be smaller. Each has memory of its own. */
export async function* cutIntoParts(stream: ReadableStream<Uint8Array>, size = PART_BYTES): AsyncGenerator<Bytes> {
  const reader = stream.getReader()
  let part: Bytes = new Uint8Array(size)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (let at = 0; at < value.length; ) {
        const taken = value.subarray(at, at + size - length)
        part.set(taken, length)
        at += taken.length
        length += taken.length
        if (length < size) continue
        yield part
        part = new Uint8Array(size)
        length = 0
      }
    }
    if (length > 0) yield part.slice(0, length)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Tells after each piece how much went through, and fails as soon as it is stopped. */
export function watchStream(onBytes: (bytes: Uint8Array) => void, signal?: AbortSignal) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      signal?.throwIfAborted()
      onBytes(bytes)
      controller.enqueue(bytes)
    },
  })
}

/** A file as the vault knows it; all of this is encrypted where it is stored. */
export interface StoredFile {
  kind: 'file' | 'photo'
  id: string
  name: string
  /** What the browser said that it is; what is shown is decided by the bytes themselves. */
  type: string
  size: number
  addedAt: string
  /** Length of the age file, without the padding after it. */
  cipherSize: number
  /** SHA-256 of the age file's header: ties these words to those bytes, so that two files cannot be exchanged. */
  head: string
  /** SHA-256 of the original, for what may be evidence. */
  sha256?: string
}

export interface StoredIncident extends Incident {
  kind: 'incident'
  id: string
}

/** What is being written, kept as it is typed: the vault may lock at any moment. */
export interface StoredDraft extends Draft {
  kind: 'draft'
  id: typeof DRAFT_ID
}

export const DRAFT_ID = 'draft'

export type VaultRecord = StoredFile | StoredIncident | StoredDraft

const kinds: readonly string[] = ['file', 'photo', 'incident', 'draft']

function isRecord(value: unknown, id: string): value is VaultRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    kinds.includes(String(value.kind)) &&
    'id' in value &&
    value.id === id
  )
}

export async function sealRecord(keys: Keys, record: VaultRecord): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(keys.recipient)
  return (await encrypter.encrypt(padRecord(JSON.stringify(record)))) as Bytes
}

export async function openRecord(keys: Keys, id: string, sealed: Bytes): Promise<VaultRecord> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  try {
    const record: unknown = JSON.parse(await decrypter.decrypt(sealed, 'text'))
    if (isRecord(record, id)) return record
  } catch (error) {
    throw new VaultError('damaged', error)
  }
  throw new VaultError('damaged')
}

export interface VaultContents {
  files: StoredFile[]
  /** Ids of files that belong to the log, because an entry or the draft references them. */
  photos: Record<string, StoredFile>
  incidents: StoredIncident[]
  /** Entries whose text was modified. */
  altered: string[]
  draft: StoredDraft | null
  /** Listed, so that nothing disappears silently. */
  damaged: string[]
}

function isFile(record: VaultRecord): record is StoredFile {
  return record.kind === 'file' || record.kind === 'photo'
}

export async function listContents({ store, keys }: Session): Promise<VaultContents> {
  const items = await store.listItems()
  const opened = await Promise.all(
    items.map(async ({ id, sealed }) => ({ id, record: await openRecord(keys, id, sealed).catch(() => null) })),
  )
  const records = opened.flatMap(({ record }) => (record ? [record] : []))
  const incidents = records.filter((record) => record.kind === 'incident').sort(compareIncidents)
  const draft = records.find((record) => record.kind === 'draft') ?? null
  const inLog = new Set([...incidents, ...(draft ? [draft] : [])].flatMap(({ photos }) => photos))
  const files = records.filter(isFile)
  return {
    // A photo that no entry references is listed with the files instead of being lost.
    files: files.filter(({ id }) => !inLog.has(id)).sort((one, other) => other.addedAt.localeCompare(one.addedAt)),
    photos: Object.fromEntries(files.filter(({ id }) => inLog.has(id)).map((photo) => [photo.id, photo])),
    incidents,
    altered: incidents.filter((incident) => !isIntact(incident)).map(({ id }) => id),
    draft,
    damaged: opened.filter(({ record }) => record === null).map(({ id }) => id),
  }
}
