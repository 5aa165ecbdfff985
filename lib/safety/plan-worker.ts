import { chooseWorkFactor } from '@/lib/vault/work-factor'
import { createPlanCalls, type PlanAnswer, type PlanRequest, toKeeperProblem } from './plan-keeper'

/** What TypeScript's list of a page's names lacks of a worker's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PlanRequest>) => void) | null
  postMessage: (answer: PlanAnswer) => void
}

const scope = globalThis as unknown as WorkerScope
const calls = createPlanCalls({ indexedDB, chooseWorkFactor: () => chooseWorkFactor() })

/** One after the other: what was typed last is what stays. */
let last: Promise<unknown> = Promise.resolve()

async function answer({ number, name, texts }: PlanRequest): Promise<void> {
  const call = calls[name] as (...texts: string[]) => Promise<string | undefined>
  try {
    scope.postMessage({ number, value: await call(...texts) })
  } catch (error) {
    scope.postMessage({ number, problem: toKeeperProblem(error) })
  }
}

scope.onmessage = ({ data }) => {
  last = last.then(() => answer(data))
}
