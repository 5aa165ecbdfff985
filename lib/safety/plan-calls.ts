import type { Bytes } from '@/lib/vault/bytes'
import type { Keys } from '@/lib/vault/keys'
import { createBox, openBox, sealText } from './plan-box'
import { getBox, putBox } from './plan-store'

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

export type PlanCalls = ReturnType<typeof createPlanCalls>
export type PlanCallName = keyof PlanCalls
