import { KeeperError, type KeeperProblem, type PlanCallName } from './plan-calls'
import { getBox, removeBox } from './plan-store'

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
