import 'server-only'
import { after } from 'next/server'
import { isServerless } from '@/lib/env'

/** For what goes on after the answer: a serverless host lets a process sleep then, unless it is told what is still to be done. */
export function runAfterResponse(work: () => Promise<unknown>): void {
  if (!isServerless()) return
  try {
    after(work)
  } catch {
    // Not within a request: the next one wakes it.
  }
}
