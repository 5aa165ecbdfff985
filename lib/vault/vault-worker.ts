import { decodeImage } from './file-kind'
import type { Platform } from './session'
import { type Answer, type Caller, type CallName, createCalls, type Request } from './vault-calls'
import { toVaultError } from './vault-error'
import { measureScrypt } from './work-factor'

const PROGRESS_MS = 50

interface Line {
  send: (answer: Answer, transfer: Transferable[]) => void
  end: () => void
}

/** Large things are handed over, not copied. */
function listTransfers(value: unknown): Transferable[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part): Transferable[] => {
    if (typeof ImageBitmap === 'function' && part instanceof ImageBitmap) return [part]
    return part instanceof Uint8Array && part.buffer instanceof ArrayBuffer ? [part.buffer] : []
  })
}

/** Answers the page's messages with the calls of one vault. */
function serveVault(platform: Omit<Platform, 'onGone'>, line: Line): (request: Request) => void {
  const { calls, settle } = createCalls({ ...platform, onGone: () => line.send({ type: 'gone' }, []) })
  const running = new Map<number, AbortController>()

  function createCaller(number: number, signal: AbortSignal): Caller {
    let told = 0
    return {
      signal,
      onProgress(done, total) {
        const now = performance.now()
        if (now - told < PROGRESS_MS && done < total) return
        told = now
        line.send({ type: 'progress', number, done, total }, [])
      },
    }
  }

  function run(name: CallName, caller: Caller, args: unknown[]): Promise<unknown> {
    const call = calls[name] as (...all: unknown[]) => Promise<unknown>
    return call(caller, ...args)
  }

  async function answer({ number, name, arguments: args }: Extract<Request, { type: 'call' }>): Promise<void> {
    const controller = new AbortController()
    running.set(number, controller)
    try {
      const value = await run(name, createCaller(number, controller.signal), args)
      line.send({ type: 'value', number, value }, listTransfers(value))
    } catch (error) {
      line.send({ type: 'problem', number, code: toVaultError(error).code }, [])
    } finally {
      running.delete(number)
    }
  }

  async function end(): Promise<void> {
    for (const controller of running.values()) controller.abort()
    await settle()
    line.send({ type: 'ended' }, [])
    line.end()
  }

  return (request) => {
    if (request.type === 'call') void answer(request)
    else if (request.type === 'cancel') running.get(request.number)?.abort()
    else void end()
  }
}

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
