import { Decrypter, Encrypter } from 'age-encryption'
import type { Bytes } from '@/lib/vault/bytes'
import { deleteDatabase, openDatabase, waitForRequest, waitForTransaction } from '@/lib/vault/indexed-db'
import { createKeys, type Keys, lockKeys, unlockKeys } from '@/lib/vault/keys'
import { padRecord } from '@/lib/vault/padding'
import { readPassphrase } from '@/lib/vault/passphrase'

/** What is kept of a plan: the keys, locked by the passphrase, and the plan, locked by the keys. */
interface SealedBox {
  lock: Bytes
  sealed: Bytes
}

/** The passphrase's own work is done once; saving again takes milliseconds. */
async function createBox(passphrase: string, workFactor: number): Promise<{ keys: Keys; lock: Bytes }> {
  const keys = await createKeys()
  return { keys, lock: await lockKeys(keys, readPassphrase(passphrase), workFactor) }
}

async function sealText({ recipient }: Keys, json: string): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return (await encrypter.encrypt(padRecord(json))) as Bytes
}

/** Null when the passphrase does not fit. Throws when what is kept was damaged: neither ever looks like an empty plan. */
async function openBox(box: SealedBox, passphrase: string): Promise<{ keys: Keys; json: string } | null> {
  const keys = await unlockKeys(box.lock, readPassphrase(passphrase))
  if (!keys) return null
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  return { keys, json: (await decrypter.decrypt(box.sealed, 'text')).trimEnd() }
}

/** Names that tell nothing to whoever lists a browser's databases. */
const DATABASE = 'list'
const STORE = 'kept'
const KEY = 1

function open(factory: IDBFactory, mayCreate: boolean): Promise<IDBDatabase | null> {
  return openDatabase(factory, {
    name: DATABASE,
    version: 1,
    mayCreate,
    upgrade: (database) => database.createObjectStore(STORE),
  })
}

/** Looking leaves nothing behind. */
export async function getBox(factory: IDBFactory): Promise<SealedBox | null> {
  const database = await open(factory, false)
  if (!database) return null
  try {
    const box: SealedBox | undefined = await waitForRequest(database.transaction(STORE).objectStore(STORE).get(KEY))
    return box ?? null
  } finally {
    database.close()
  }
}

export async function putBox(factory: IDBFactory, box: SealedBox): Promise<void> {
  const database = await open(factory, true)
  if (!database) throw new DOMException('No database', 'InvalidStateError')
  try {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    transaction.objectStore(STORE).put(box, KEY)
    await waitForTransaction(transaction)
  } finally {
    database.close()
  }
}

function removeBox(factory: IDBFactory): Promise<void> {
  return deleteDatabase(factory, DATABASE)
}

export type KeeperProblem = 'wrong-passphrase' | 'damaged' | 'no-room' | 'gone' | 'locked' | 'unsupported' | 'unknown'

export class KeeperError extends Error {
  constructor(readonly code: KeeperProblem) {
    super(code)
    this.name = 'KeeperError'
  }
}

function isNamed(error: unknown, name: string): boolean {
  return (error instanceof Error || error instanceof DOMException) && error.name === name
}

export function toKeeperProblem(error: unknown): KeeperProblem {
  if (error instanceof KeeperError) return error.code
  if (isNamed(error, 'QuotaExceededError')) return 'no-room'
  return isNamed(error, 'SecurityError') || isNamed(error, 'InvalidStateError') ? 'unsupported' : 'unknown'
}

interface Platform {
  indexedDB: IDBFactory
  chooseWorkFactor: () => number
}

/** What the page may ask of the worker, which alone holds the keys. */
export function createPlanCalls({ indexedDB, chooseWorkFactor }: Platform) {
  let session: { keys: Keys; lock: Bytes } | null = null
  return {
    async create(passphrase: string, json: string): Promise<void> {
      const created = await createBox(passphrase, chooseWorkFactor())
      await putBox(indexedDB, { lock: created.lock, sealed: await sealText(created.keys, json) })
      session = created
    },
    async unlock(passphrase: string): Promise<string> {
      const box = await getBox(indexedDB)
      if (!box) throw new KeeperError('gone')
      const opened = await openBox(box, passphrase).catch(() => {
        throw new KeeperError('damaged')
      })
      if (!opened) throw new KeeperError('wrong-passphrase')
      session = { keys: opened.keys, lock: box.lock }
      return opened.json
    },
    async save(json: string): Promise<void> {
      if (!session) throw new KeeperError('locked')
      // Deleted in another tab meanwhile: it stays deleted.
      if (!(await getBox(indexedDB))) throw new KeeperError('gone')
      await putBox(indexedDB, { lock: session.lock, sealed: await sealText(session.keys, json) })
    },
  }
}

type PlanCalls = ReturnType<typeof createPlanCalls>
type PlanCallName = keyof PlanCalls

export interface PlanRequest {
  number: number
  name: PlanCallName
  texts: string[]
}

export interface PlanAnswer {
  number: number
  value?: string
  problem?: KeeperProblem
}

/** Keeps a plan in this browser. The keys are in a worker's memory only: ending it locks the plan. */
export interface PlanKeeper {
  isKept: () => Promise<boolean>
  create: (passphrase: string, json: string) => Promise<void>
  unlock: (passphrase: string) => Promise<string>
  save: (json: string) => Promise<void>
  remove: () => Promise<void>
  lock: () => void
}

interface Waiting {
  resolve: (value: string) => void
  reject: (error: KeeperError) => void
}

export function createPlanKeeper(startWorker: () => Worker): PlanKeeper {
  let worker: Worker | null = null
  let count = 0
  const waiting = new Map<number, Waiting>()

  function lock(problem: KeeperProblem = 'locked'): void {
    worker?.terminate()
    worker = null
    for (const { reject } of waiting.values()) reject(new KeeperError(problem))
    waiting.clear()
  }

  function getWorker(): Worker {
    if (worker) return worker
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<PlanAnswer>) => {
      const call = waiting.get(data.number)
      waiting.delete(data.number)
      if (data.problem) call?.reject(new KeeperError(data.problem))
      else call?.resolve(data.value ?? '')
    }
    started.onerror = () => lock('unsupported')
    worker = started
    return started
  }

  function ask(name: PlanCallName, ...texts: string[]): Promise<string> {
    count += 1
    const request: PlanRequest = { number: count, name, texts }
    return new Promise((resolve, reject) => {
      waiting.set(request.number, { resolve, reject })
      getWorker().postMessage(request)
    })
  }

  return {
    isKept: async () => typeof indexedDB === 'object' && (await getBox(indexedDB)) !== null,
    create: async (passphrase, json) => void (await ask('create', passphrase, json)),
    unlock: (passphrase) => ask('unlock', passphrase),
    save: async (json) => {
      if (!worker) throw new KeeperError('locked')
      await ask('save', json)
    },
    async remove() {
      lock()
      await removeBox(indexedDB)
    },
    lock: () => lock(),
  }
}

export function startPlanKeeper(): PlanKeeper {
  return createPlanKeeper(() => new Worker(new URL('./plan-worker.ts', import.meta.url)))
}
