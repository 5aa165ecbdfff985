import { decodeImage } from './decode-image'
import type { Answer, Request } from './messages'
import { serveVault } from './serve'
import { measureScrypt } from './work-factor'

/** What TypeScript's list of a page's names lacks of a worker's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null
  postMessage: (answer: Answer, transfer: Transferable[]) => void
  close: () => void
}

const scope = globalThis as unknown as WorkerScope

const serve = serveVault(
  {
    indexedDB,
    locks: navigator.locks,
    estimate: () => navigator.storage.estimate(),
    now: () => new Date(),
    measure: measureScrypt,
    clock: () => performance.now(),
    decodeImage,
  },
  { send: (answer, transfer) => scope.postMessage(answer, transfer), end: () => scope.close() },
)

scope.onmessage = ({ data }) => serve(data)
