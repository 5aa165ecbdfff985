import { armor, Decrypter, Encrypter } from 'age-encryption'
import type { Bytes } from './bytes'
import { readOriginal, readPlaintext, toDamage } from './file-reader'
import { type Progress, writeFile } from './file-writer'
import { isAgeFile, readWorkFactor, requireWorkFactor } from './header'
import { MAX_FILE_BYTES, MAX_NAME_LENGTH } from './limits'
import { openRecord, type StoredFile, sealRecord, type VaultRecord } from './parts'
import { readPassphrase } from './passphrase'
import { requirePassphrase, type Session, whileWriting } from './session'
import { VaultError } from './vault-error'

export function readName(typed: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name is one line of text
  const name = typed.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ').trim()
  return name.slice(0, MAX_NAME_LENGTH) || 'Unnamed'
}

export async function putRecord(session: Session, record: VaultRecord, parts = 0, replaced: string[] = []) {
  const sealed = await sealRecord(session.keys, record)
  await session.store.putItem({ id: record.id, sealed, parts }, session.lock.key.sum, replaced)
}

export async function getRecord(session: Session, id: string): Promise<{ record: VaultRecord; parts: number }> {
  const item = await session.store.getItem(id)
  if (!item) throw new VaultError('not-found')
  return { record: await openRecord(session.keys, id, item.sealed), parts: item.parts }
}

export async function getFile(session: Session, id: string): Promise<{ record: StoredFile; parts: number }> {
  const { record, parts } = await getRecord(session, id)
  if (record.kind !== 'file' && record.kind !== 'photo') throw new VaultError('not-found')
  return { record, parts }
}

interface NewFile {
  kind: StoredFile['kind']
  name: string
  type: string
  size: number
  stream: () => ReadableStream<Uint8Array>
}

function storeFile(session: Session, file: NewFile, progress: Progress): Promise<StoredFile> {
  const { platform, store, keys } = session
  return whileWriting(platform, async () => {
    const options = { ...progress, store, keys, estimate: platform.estimate, isHashed: file.kind === 'photo' }
    const { parts, ...written } = await writeFile(file, options)
    const { kind, type } = file
    const record = { ...written, kind, name: readName(file.name), type, addedAt: platform.now().toISOString() }
    try {
      await putRecord(session, record, parts)
    } catch (error) {
      await store.removeItems([record.id]).catch(() => undefined)
      throw error
    }
    return record
  })
}

export function addFile(session: Session, kind: StoredFile['kind'], file: File, progress: Progress = {}) {
  const { name, type, size } = file
  return storeFile(session, { kind, name, type, size, stream: () => file.stream() }, progress)
}

export async function renameFile(session: Session, id: string, name: string): Promise<StoredFile> {
  const { record, parts } = await getFile(session, id)
  const renamed = { ...record, name: readName(name) }
  await putRecord(session, renamed, parts)
  return renamed
}

export async function readFile(session: Session, id: string, progress: Progress = {}) {
  const { record } = await getFile(session, id)
  return { record, bytes: await readOriginal(session.store, session.keys, record, progress) }
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  const pieces: Bytes[] = []
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces, { type: 'application/octet-stream' })
    pieces.push(value as Bytes)
  }
}

/** A standard age file: `age -d` asks for the passphrase and restores the original. */
export async function exportFile(session: Session, id: string, typed: string, progress: Progress = {}): Promise<Blob> {
  const { record } = await getFile(session, id)
  const encrypter = new Encrypter()
  encrypter.setPassphrase(readPassphrase(typed))
  encrypter.setScryptWorkFactor(readWorkFactor(session.lock.key.bytes))
  try {
    const plain = await readPlaintext(session.store, session.keys, record, progress)
    return await collect(await encrypter.encrypt(plain))
  } catch (error) {
    throw toDamage(error, progress.signal)
  }
}

/** With the vault's own passphrase: typed again, because it is not stored, and verified, so that a typo locks nobody out. */
export async function exportWithOwnPassphrase(session: Session, id: string, typed: string, progress: Progress = {}) {
  await requirePassphrase(session, typed)
  return exportFile(session, id, typed, progress)
}

const ARMOR = '-----BEGIN AGE ENCRYPTED FILE-----'
const HEADER_BYTES = 16_384
const MAX_AGE_FILE_BYTES = MAX_FILE_BYTES * 1.4

/** The file in binary form; it may have been ASCII-armored. */
async function readAgeFile(file: File): Promise<Blob> {
  if (file.size > MAX_AGE_FILE_BYTES) throw new VaultError('too-large')
  const start = await file.slice(0, ARMOR.length + 10).text()
  if (!start.trimStart().startsWith(ARMOR)) return file
  try {
    return new Blob([armor.decode(await file.text()) as Bytes])
  } catch (error) {
    throw new VaultError('damaged', error)
  }
}

function readOrDamage(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        throw toDamage(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** Exactly as typed, because other programs don't trim spaces, and as `exportFile` reads it. */
async function unlockAgeFile(blob: Blob, typed: string) {
  const decrypter = new Decrypter()
  for (const passphrase of new Set([typed.normalize('NFC'), readPassphrase(typed)])) decrypter.addPassphrase(passphrase)
  try {
    const stream = await decrypter.decrypt(blob.stream())
    return { stream, size: stream.size(blob.size) }
  } catch (error) {
    const isOther = error instanceof Error && /no identity matched/.test(error.message)
    throw isOther ? new VaultError('wrong-passphrase', error) : toDamage(error)
  }
}

/** Imports a file that was exported here, or encrypted by the `age` tool or a compatible program. */
export async function importFile(session: Session, file: File, typed: string, progress: Progress = {}) {
  const blob = await readAgeFile(file)
  const head = new Uint8Array(await blob.slice(0, HEADER_BYTES).arrayBuffer())
  if (!isAgeFile(head)) throw new VaultError('not-age')
  requireWorkFactor(head)
  const { stream, size } = await unlockAgeFile(blob, typed)
  const name = file.name.replace(/\.age$/i, '')
  return storeFile(session, { kind: 'file', name, type: '', size, stream: () => readOrDamage(stream) }, progress)
}
