import { setMaxListeners } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { withTimeout } from '@/db/timeouts'
import type { AppError } from './app-error'

/**
 * Aborts after that time, or when `outer` aborts. Kept alive by its timer: an `AbortSignal.timeout` referenced only
 * by `AbortSignal.any` or a `Request` is garbage-collected, and then never fires.
 */
export function startDeadline(milliseconds: number, outer?: AbortSignal | null): AbortSignal {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'))
  setTimeout(late, milliseconds).unref()
  if (!outer) return controller.signal
  if (outer.aborted) controller.abort(outer.reason)
  // A job makes many requests. Each listener is gone at its deadline, so that Node's warning of a leak would be wrong.
  setMaxListeners(0, outer)
  outer.addEventListener('abort', () => controller.abort(outer.reason), { once: true, signal: controller.signal })
  return controller.signal
}

/**
 * `fetch` with a timeout that includes reading the body. The fetch itself may lose track of the signal to garbage
 * collection; this function listens to the signal directly.
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

/**
 * Rejects after the deadline: the signal aborts the work, and a late result is dropped. Time in which this process
 * was itself blocked hardly counts, such as while the first request loads the names of all places.
 */
export async function withDeadline<T>(
  milliseconds: number,
  late: () => AppError,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  return withTimeout(milliseconds, work(controller.signal), () => {
    const error = late()
    controller.abort(error)
    return error
  })
}
