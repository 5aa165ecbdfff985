import { type Bytes, hashBytes } from './bytes'
import { createKeys, type Keys, lockKeys, unlockKeys } from './keys'
import { MIN_WORK_FACTOR } from './limits'
import { checkPassphrase, readPassphrase } from './passphrase'
import { createRecoveryKey, readRecoveryKey } from './recovery-key'
import { deleteStore, type LockFile, openStore, type Store, type StoredLock } from './store'
import { VaultError } from './vault-error'
import { chooseWorkFactor, lowerWorkFactor, type MeasureWork } from './work-factor'

/** What the vault needs of the browser. */
export interface Platform {
  indexedDB: IDBFactory
  locks?: LockManager
  estimate: () => Promise<StorageEstimate>
  now: () => Date
  measure: MeasureWork
  /** Milliseconds, from wherever. */
  clock: () => number
  decodeImage: (blob: Blob) => Promise<ImageBitmap>
  /** The vault was deleted from another tab. */
  onGone: () => void
}

/** An open vault. It lives in the worker's memory and nowhere else. */
export interface Session {
  platform: Platform
  store: Store
  keys: Keys
  lock: StoredLock
}

const VERSION = 1
const WRITING = 'keep'

function toLockFile(bytes: Bytes): LockFile {
  return { bytes, sum: hashBytes(bytes) }
}

function isDamaged(file: LockFile): boolean {
  return hashBytes(file.bytes) !== file.sum
}

/** Several may write at once; nobody clears up while one does. */
export function whileWriting<T>({ locks }: Platform, run: () => Promise<T>): Promise<T> {
  return locks ? (locks.request(WRITING, { mode: 'shared' }, run) as Promise<T>) : run()
}

async function sweepUnfinished({ locks }: Platform, store: Store): Promise<void> {
  if (!locks) return store.sweep()
  await locks.request(WRITING, { ifAvailable: true }, async (lock) => (lock ? store.sweep() : undefined))
}

function openVaultStore(platform: Platform, mayCreate: boolean): Promise<Store | null> {
  return openStore(platform.indexedDB, { mayCreate, onGone: platform.onGone })
}

function lockInTime(keys: Keys, passphrase: string, platform: Platform): Promise<Bytes> {
  async function attempt(factor: number): Promise<Bytes> {
    const start = platform.clock()
    try {
      const locked = await lockKeys(keys, passphrase, factor)
      const lower = lowerWorkFactor(factor, platform.clock() - start)
      return lower === null ? locked : attempt(lower)
    } catch (error) {
      // A small phone may not have the memory for it.
      if (!(error instanceof RangeError) || factor <= MIN_WORK_FACTOR) throw error
      return attempt(factor - 1)
    }
  }
  return attempt(chooseWorkFactor(platform.measure))
}

function requireGoodPassphrase(typed: string): string {
  if (checkPassphrase(typed) !== null) throw new VaultError('wrong-passphrase')
  return readPassphrase(typed)
}

export async function createVault(platform: Platform, typed: string): Promise<Session> {
  const passphrase = requireGoodPassphrase(typed)
  const store = await openVaultStore(platform, true)
  if (!store) throw new VaultError('unsupported')
  try {
    const keys = await createKeys()
    const lock: StoredLock = { version: VERSION, key: toLockFile(await lockInTime(keys, passphrase, platform)) }
    await store.createLock(lock)
    return { platform, store, keys, lock }
  } catch (error) {
    store.close()
    throw error
  }
}

async function openWith(platform: Platform, unlock: (lock: StoredLock) => Promise<Keys>): Promise<Session> {
  const store = await openVaultStore(platform, false)
  if (!store) throw new VaultError('no-vault')
  try {
    const lock = await store.getLock()
    if (!lock) throw new VaultError('damaged-lock')
    if (lock.version > VERSION) throw new VaultError('newer-version')
    const keys = await unlock(lock)
    await sweepUnfinished(platform, store).catch(() => undefined)
    return { platform, store, keys, lock }
  } catch (error) {
    store.close()
    throw error
  }
}

async function unlockFile(file: LockFile, secret: string): Promise<Keys | null> {
  if (isDamaged(file)) throw new VaultError('damaged-lock')
  return unlockKeys(file.bytes, secret)
}

export function unlock(platform: Platform, typed: string): Promise<Session> {
  return openWith(platform, async ({ key }) => {
    const keys = await unlockFile(key, readPassphrase(typed))
    if (!keys) throw new VaultError('wrong-passphrase')
    return keys
  })
}

export function unlockWithRecoveryKey(platform: Platform, typed: string): Promise<Session> {
  return openWith(platform, async ({ recovery }) => {
    if (!recovery) throw new VaultError('no-recovery-key')
    const keys = await unlockFile(recovery, readRecoveryKey(typed))
    if (!keys) throw new VaultError('wrong-recovery-key')
    return keys
  })
}

export async function requirePassphrase(session: Session, typed: string): Promise<void> {
  if (!(await unlockFile(session.lock.key, readPassphrase(typed)))) throw new VaultError('wrong-passphrase')
}

async function replaceLock(session: Session, lock: StoredLock): Promise<Session> {
  await session.store.replaceLock(lock, session.lock.key.sum)
  return { ...session, lock }
}

export async function changePassphrase(session: Session, typed: string): Promise<Session> {
  const locked = await lockInTime(session.keys, requireGoodPassphrase(typed), session.platform)
  return replaceLock(session, { ...session.lock, key: toLockFile(locked) })
}

/** A new one makes the one before useless. It is random, so a low work factor protects it as well as a high one. */
export async function renewRecoveryKey(session: Session): Promise<{ session: Session; recoveryKey: string }> {
  const recoveryKey = createRecoveryKey()
  const recovery = toLockFile(await lockKeys(session.keys, recoveryKey, MIN_WORK_FACTOR))
  return { session: await replaceLock(session, { ...session.lock, recovery }), recoveryKey }
}

export async function deleteVault(platform: Platform): Promise<void> {
  await deleteStore(platform.indexedDB)
}
