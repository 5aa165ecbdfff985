import { Decrypter, Encrypter } from 'age-encryption'
import type { Bytes } from './bytes'
import type { Draft, Incident } from './incident'
import type { Keys } from './keys'
import { padRecord } from './padding'
import { VaultError } from './vault-error'

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
