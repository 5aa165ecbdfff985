import type { AppError } from './app-error'

/** Nobody waits longer than this: the work is told by the signal, and its late result is dropped. */
export async function withDeadline<T>(
  milliseconds: number,
  late: () => AppError,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = late()
      controller.abort(error)
      reject(error)
    }, milliseconds)
  })
  const working = work(controller.signal)
  working.catch(() => {})
  try {
    return await Promise.race([working, deadline])
  } finally {
    clearTimeout(timer)
  }
}
