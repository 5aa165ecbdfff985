import { oncePerProcess } from '@/lib/once-per-process.mjs'

/** This process's progress in applying a file; not stored, because the transaction has not committed. */
export interface Progress {
  done: number
  total: number
}

function shared(): Map<string, Progress> {
  return oncePerProcess('imports', () => new Map<string, Progress>())
}

export function noteProgress(id: string, done: number, total: number): void {
  shared().set(id, { done, total })
}

export function endProgress(id: string): void {
  shared().delete(id)
}

export function findProgress(id: string): Progress | null {
  return shared().get(id) ?? null
}
