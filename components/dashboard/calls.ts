/** API calls made by the dashboard in the browser. */
import { readNext, send } from '@/components/forms/calls'

const MAX_PAGES = 10

/** A read. A paged list is read to its end. */
export async function readCall(path: string, signal?: AbortSignal): Promise<unknown> {
  const items: unknown[] = []
  let next: string | undefined = path
  for (let page = 0; next && page < MAX_PAGES; page += 1) {
    const response: Response = await send('GET', next, undefined, { signal })
    const data: unknown = await response.json()
    if (!Array.isArray(data)) return data
    items.push(...data)
    next = readNext(response)
  }
  return items
}

/** A write, sent with keepalive so that leaving the page does not abort it. */
export async function sendCall(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  await send(method, path, body, { keepalive: true })
}
