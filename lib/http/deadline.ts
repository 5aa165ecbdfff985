import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { AppError } from './app-error'

/**
 * Ends a wait for somebody else after that time, or when `outer` ends. Held by its timer: what `AbortSignal.timeout` gives
 * is collected with the garbage where only `AbortSignal.any` or a `Request` knows of it, and then nothing ends the wait.
 */
export function startDeadline(milliseconds: number, outer?: AbortSignal | null): AbortSignal {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'))
  setTimeout(late, milliseconds).unref()
  if (outer?.aborted) controller.abort(outer.reason)
  outer?.addEventListener('abort', () => controller.abort(outer.reason), { once: true, signal: controller.signal })
  return controller.signal
}

/**
 * `fetch` to somebody else, its answer read to the end in that time. Its body would hear of the end only while nothing of
 * the call was collected; this one hears of it from the signal itself.
 */
export async function fetchInTime(
  address: string | URL,
  milliseconds: number,
  init: RequestInit = {},
): Promise<Response> {
  const signal = startDeadline(milliseconds, init.signal)
  const response = await fetch(address, { ...init, signal })
  const body = response.body && Readable.toWeb(Readable.fromWeb(response.body as ReadableStream, { signal }))
  return new Response(body as BodyInit | null, response)
}

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
