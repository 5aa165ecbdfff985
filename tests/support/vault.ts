/** In-memory browser storage, with a vault that unlocks quickly. */
import { spawnSync } from 'node:child_process'
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { Bytes } from '@/lib/vault/bytes'
import { createVault, type Platform, type Session } from '@/lib/vault/session'
import { openStore } from '@/lib/vault/store'

export const passphrase = 'violet kettle north sparrow'

export interface TestPlatform extends Platform {
  indexedDB: IDBFactory
  gone: number
}

/** Its simulated speed yields the lowest work factor, which keeps the tests fast. */
export function createPlatform(changes: Partial<Platform> = {}): TestPlatform {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  const platform: TestPlatform = {
    indexedDB: new IDBFactory(),
    estimate: async () => ({ quota: 10_000_000_000, usage: 0 }),
    now: () => new Date('2026-03-04T05:06:07Z'),
    measure: () => 10_000,
    clock: () => 0,
    decodeImage: async () => {
      throw new Error('no images here')
    },
    gone: 0,
    onGone: () => {
      platform.gone += 1
    },
    ...changes,
  }
  return platform
}

let made: Pick<Session, 'keys' | 'lock'> | undefined

/** A new vault, prepared once, because locking a key takes longer than most tests. */
export async function startVault(
  changes: Partial<Platform> = {},
): Promise<{ platform: TestPlatform; session: Session }> {
  const platform = createPlatform(changes)
  if (!made) {
    const session = await createVault(platform, passphrase)
    made = { keys: session.keys, lock: session.lock }
    return { platform, session }
  }
  const store = await openStore(platform.indexedDB, { mayCreate: true, onGone: platform.onGone })
  if (!store) throw new Error('no store')
  await store.createLock(made.lock)
  return { platform, session: { platform, store, ...made } }
}

/** Bytes that all differ from their neighbors, so that swapped chunks show. */
export function createBytes(length: number, seed = 1): Bytes {
  const bytes = new Uint8Array(length)
  let state = seed
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = state >>> 16
  }
  return bytes
}

type Change = (stored: { store: string; key: IDBValidKey; value: Record<string, unknown> | Bytes }) => unknown

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function openRaw(factory: IDBFactory): Promise<IDBDatabase> {
  return wait(factory.open('keep'))
}

/** Everything stored, as someone with access to the disk sees it. */
export async function readRaw(factory: IDBFactory) {
  const database = await openRaw(factory)
  const stored: { store: string; key: IDBValidKey; value: unknown }[] = []
  for (const store of Array.from(database.objectStoreNames)) {
    const objects = database.transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([wait(objects.getAllKeys()), wait(objects.getAll())])
    for (const [index, key] of keys.entries()) stored.push({ store, key, value: values[index] })
  }
  database.close()
  return stored
}

/** Changes stored values behind the vault's back: `change` returns the new value, or null to delete it. */
export async function tamper(factory: IDBFactory, store: string, change: Change): Promise<void> {
  const entries = (await readRaw(factory)).filter((entry) => entry.store === store)
  const database = await openRaw(factory)
  const objects = database.transaction(store, 'readwrite').objectStore(store)
  for (const { key, value } of entries) {
    const changed = change({ store, key, value: value as Bytes })
    const outOfLine = objects.keyPath === null ? key : undefined
    if (changed === null) await wait(objects.delete(key))
    else if (changed !== undefined) await wait(objects.put(changed, outOfLine))
  }
  database.close()
}

/** Makes the n-th write of a part fail, as a full disk does. */
export function failPut(at: number, error: Error): void {
  const put = IDBObjectStore.prototype.put
  let count = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (this.name === 'parts') {
      count += 1
      if (count === at) throw error
    }
    return put.call(this, value, key)
  })
}

export const hasAge = spawnSync('age', ['--version']).status === 0
