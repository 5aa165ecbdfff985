/** Service worker globals that TypeScript's DOM library lacks. */
interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown> | undefined) => void
}

export interface WorkerFetchEvent extends LateEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerMessageEvent extends LateEvent {
  readonly data: { type: 'skip' | 'fill' | 'renew' | 'stop' | 'keep' | 'remove'; state: string }
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: LateEvent
  activate: LateEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  readonly clients: { matchAll: () => Promise<readonly { url: string }[]> }
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void
}

declare global {
  interface Window {
    /** Injected by the build: its scripts and styles. */
    __WB_MANIFEST: { url: string; revision: string | null }[]
  }
}
