import type { Bytes } from './bytes'
import { deleteDatabase, openDatabase, waitForRequest, waitForTransaction } from './indexed-db'
import { toVaultError, VaultError } from './vault-error'

/** A name that tells nothing to whoever lists a browser's databases. */
const DATABASE = 'keep'
const VERSION = 1
const LOCK = 'lock'

/** A file of keys and its SHA-256, by which damage is told from a wrong passphrase. */
export interface LockFile {
  bytes: Bytes
  sum: string
}

export interface StoredLock {
  version: number
  key: LockFile
  recovery?: LockFile
}

export interface StoredItem {
  id: string
  sealed: Bytes
  /** How many parts the file has; none for what is only words. */
  parts: number
}

export type Store = Awaited<ReturnType<typeof connect>>

function partsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])
}

/** What the vault keeps: the lock, the items, and the ciphertext in parts. Everything in it is encrypted but the counts. */
export function connect(database: IDBDatabase) {
  function begin(mode: IDBTransactionMode, durability: IDBTransactionDurability = 'relaxed') {
    const transaction = database.transaction(['lock', 'items', 'parts'], mode, { durability })
    const done = waitForTransaction(transaction)
    // Whoever waits for it is told; nobody has to.
    done.catch(() => undefined)
    return {
      done,
      lock: transaction.objectStore('lock'),
      items: transaction.objectStore('items'),
      parts: transaction.objectStore('parts'),
      abort: () => transaction.abort(),
    }
  }

  /** Runs as one step: all of it is there afterwards, or none. */
  async function write(run: (step: ReturnType<typeof begin>) => Promise<unknown> | unknown): Promise<void> {
    const step = begin('readwrite', 'strict')
    try {
      await run(step)
    } catch (error) {
      try {
        step.abort()
      } catch {
        // It has ended by itself.
      }
      throw toVaultError(error)
    }
    await step.done.catch((error) => {
      throw toVaultError(error)
    })
  }

  /** Another tab may have deleted the vault, and even made a new one, since this one was unlocked. */
  async function requireLock(step: ReturnType<typeof begin>, lockSum: string): Promise<void> {
    const lock: StoredLock | undefined = await waitForRequest(step.lock.get(LOCK))
    if (lock?.key.sum !== lockSum) throw new VaultError('no-vault')
  }

  return {
    getLock: (): Promise<StoredLock | undefined> => waitForRequest(begin('readonly').lock.get(LOCK)),
    listItems: (): Promise<StoredItem[]> => waitForRequest(begin('readonly').items.getAll()),
    getItem: (id: string): Promise<StoredItem | undefined> => waitForRequest(begin('readonly').items.get(id)),
    getPart: (id: string, index: number): Promise<Bytes | undefined> =>
      waitForRequest(begin('readonly').parts.get([id, index])),

    createLock: (lock: StoredLock) =>
      write(async ({ lock: locks, items }) => {
        // Files without their lock are someone's too.
        const there = (await waitForRequest(locks.count())) + (await waitForRequest(items.count()))
        if (there > 0) throw new VaultError('exists')
        locks.put(lock, LOCK)
      }),

    replaceLock: (lock: StoredLock, oldSum: string) =>
      write(async (step) => {
        await requireLock(step, oldSum)
        step.lock.put(lock, LOCK)
      }),

    putPart: (id: string, index: number, bytes: Bytes) => {
      const step = begin('readwrite')
      step.parts.put(bytes, [id, index])
      return step.done
    },

    /** From here on the file is in the list, and what it replaces is not; not if one of its parts is missing. */
    putItem: (item: StoredItem, lockSum: string, replaced: string[] = []) =>
      write(async (step) => {
        await requireLock(step, lockSum)
        const stored = await waitForRequest(step.parts.count(partsOf(item.id)))
        if (stored !== item.parts) throw new VaultError('interrupted')
        for (const id of replaced) step.items.delete(id)
        step.items.put(item)
      }),

    removeItems: (ids: string[]) =>
      write(({ items, parts }) => {
        for (const id of ids) {
          items.delete(id)
          parts.delete(partsOf(id))
        }
      }),

    /** Parts of files that were never finished. Only when nobody is writing. */
    sweep: () =>
      write(async ({ items, parts }) => {
        const listed = new Set(await waitForRequest(items.getAllKeys()))
        const keys = (await waitForRequest(parts.getAllKeys())) as [string, number][]
        for (const key of keys) if (!listed.has(key[0])) parts.delete(key)
      }),

    close: () => database.close(),
  }
}

/** Null when there is no vault; looking for one makes none. */
export async function openStore(
  factory: IDBFactory,
  options: { mayCreate: boolean; onGone: () => void },
): Promise<Store | null> {
  try {
    const database = await openDatabase(factory, {
      name: DATABASE,
      version: VERSION,
      mayCreate: options.mayCreate,
      upgrade(created) {
        created.createObjectStore('lock')
        created.createObjectStore('items', { keyPath: 'id' })
        created.createObjectStore('parts')
      },
    })
    if (!database) return null
    database.onversionchange = () => {
      database.close()
      options.onGone()
    }
    return connect(database)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw new VaultError('newer-version', error)
    throw toVaultError(error)
  }
}

export async function deleteStore(factory: IDBFactory): Promise<void> {
  await deleteDatabase(factory, DATABASE)
}
