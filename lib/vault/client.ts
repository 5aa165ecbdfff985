import type { Answer, CallArguments, CallName, CallResult, Request } from './vault-calls'
import { VaultError } from './vault-error'

/** The page's side of the worker connection. */
export interface Line {
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage: (request: Request) => void
  terminate: () => void
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: VaultError) => void
  onProgress?: (done: number, total: number) => void
}

export interface CallOptions {
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

const MAX_SHUTDOWN_MS = 1500

interface Listener {
  /** Called when the vault was deleted in another tab. */
  onGone: () => void
  /** Called when the worker crashed and its keys are lost: the next call needs a new one. */
  onFail: () => void
}

/** Calls the worker, the only holder of the keys: when it ends, they are gone. */
export function createClient(line: Line, { onGone, onFail }: Listener) {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let isLoaded = false
  let isEnded = false

  function failAll(code: 'locked' | 'not-loaded' | 'unknown'): void {
    for (const { reject } of waiting.values()) reject(new VaultError(code))
    waiting.clear()
  }

  function end(): void {
    isEnded = true
    line.terminate()
    failAll('locked')
  }

  line.onmessage = ({ data }) => {
    isLoaded = true
    if (data.type === 'gone') return onGone()
    if (data.type === 'ended') return end()
    const call = waiting.get(data.number)
    if (data.type === 'progress') return call?.onProgress?.(data.done, data.total)
    waiting.delete(data.number)
    if (data.type === 'value') call?.resolve(data.value)
    else call?.reject(new VaultError(data.code))
  }
  line.onerror = () => {
    if (isEnded) return
    isEnded = true
    line.terminate()
    onFail()
    failAll(isLoaded ? 'unknown' : 'not-loaded')
  }

  function call<Name extends CallName>(
    name: Name,
    args: CallArguments<Name>,
    { onProgress, signal }: CallOptions = {},
  ): Promise<CallResult<Name>> {
    if (isEnded) return Promise.reject(new VaultError('locked'))
    count += 1
    const number = count
    signal?.addEventListener('abort', () => line.postMessage({ type: 'cancel', number }))
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve: resolve as (value: unknown) => void, reject, onProgress })
      line.postMessage({ type: 'call', number, name, arguments: args })
    })
  }

  return {
    call,
    /** Locks immediately, whatever is in progress. */
    end,
    /** Locks once unsaved input is stored; the page has cleared everything by then. */
    shutDownGracefully(): void {
      if (isEnded) return
      isEnded = true
      line.postMessage({ type: 'end' })
      failAll('locked')
      setTimeout(() => line.terminate(), MAX_SHUTDOWN_MS)
    },
  }
}

export type Client = ReturnType<typeof createClient>

export function startClient(listener: Listener): Client {
  if (typeof Worker !== 'function' || typeof indexedDB !== 'object') throw new VaultError('unsupported')
  return createClient(new Worker(new URL('./vault-worker.ts', import.meta.url)), listener)
}
