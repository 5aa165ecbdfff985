import { Decrypter, Encrypter } from 'age-encryption'
import type { Bytes } from '@/lib/vault/bytes'
import { createKeys, type Keys, lockKeys, unlockKeys } from '@/lib/vault/keys'
import { padRecord } from '@/lib/vault/padding'
import { readPassphrase } from '@/lib/vault/passphrase'

/** What is kept of a plan: the keys, locked by the passphrase, and the plan, locked by the keys. */
export interface SealedBox {
  lock: Bytes
  sealed: Bytes
}

/** The passphrase's own work is done once; saving again takes milliseconds. */
export async function createBox(passphrase: string, workFactor: number): Promise<{ keys: Keys; lock: Bytes }> {
  const keys = await createKeys()
  return { keys, lock: await lockKeys(keys, readPassphrase(passphrase), workFactor) }
}

export async function sealText({ recipient }: Keys, json: string): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return (await encrypter.encrypt(padRecord(json))) as Bytes
}

/** Null when the passphrase does not fit. Throws when what is kept was damaged: neither ever looks like an empty plan. */
export async function openBox(box: SealedBox, passphrase: string): Promise<{ keys: Keys; json: string } | null> {
  const keys = await unlockKeys(box.lock, readPassphrase(passphrase))
  if (!keys) return null
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  return { keys, json: (await decrypter.decrypt(box.sealed, 'text')).trimEnd() }
}
