import 'server-only'
import { after } from 'next/server'
import { isServerless } from '@/lib/env'

/** For work that continues after the response: serverless hosts suspend the process unless told to wait for it. */
export function runAfterResponse(work: () => Promise<unknown>): void {
  if (!isServerless()) return
  try {
    after(work)
  } catch {
    // Outside of a request: the next one resumes the process.
  }
}
