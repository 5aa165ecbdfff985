import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Bytes } from './bytes'
import { requireWorkFactor } from './header'
import { MIN_WORK_FACTOR } from './limits'
import { VaultError } from './vault-error'

/** The two halves of a vault's key. Whoever lacks the first can neither read a file nor forge one: the second is derived
 * from it and stands nowhere in the stored bytes. */
export interface Keys {
  identity: string
  recipient: string
}

async function completeKeys(identity: string): Promise<Keys> {
  return { identity, recipient: await identityToRecipient(identity) }
}

export async function createKeys(): Promise<Keys> {
  return completeKeys(await generateX25519Identity())
}

/** What the `age` tool calls an encrypted identity file. */
export async function lockKeys(keys: Keys, passphrase: string, workFactor: number): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  return (await encrypter.encrypt(`${keys.identity}\n`)) as Bytes
}

const NO_MATCH = /no identity matched/

/** Null when the passphrase does not fit. */
export async function unlockKeys(locked: Bytes, passphrase: string, lowest = MIN_WORK_FACTOR): Promise<Keys | null> {
  requireWorkFactor(locked, lowest)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const identity = await decrypter.decrypt(locked, 'text')
    return await completeKeys(identity.trim())
  } catch (error) {
    if (error instanceof Error && NO_MATCH.test(error.message)) return null
    throw new VaultError('damaged-lock', error)
  }
}
