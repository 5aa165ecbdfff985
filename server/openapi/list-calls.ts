import type { CallShape } from '@/lib/http/call'

/** All calls exported by these modules, in order: a `calls.ts` exports nothing else. */
export function listCalls(...modules: Record<string, CallShape>[]): CallShape[] {
  return modules.flatMap((calls) => Object.values(calls))
}
