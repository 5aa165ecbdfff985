import { type Bytes, joinBytes } from './bytes'
import { PART_BYTES } from './limits'

/** The stream again, in pieces of one size; the last may be smaller. */
export async function* cutIntoParts(stream: ReadableStream<Uint8Array>, size = PART_BYTES): AsyncGenerator<Bytes> {
  const reader = stream.getReader()
  let waiting: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      waiting.push(value)
      length += value.length
      if (length < size) continue
      const joined = joinBytes(waiting)
      let at = 0
      for (; length - at >= size; at += size) yield joined.slice(at, at + size)
      waiting = [joined.subarray(at)]
      length -= at
    }
    if (length > 0) yield joinBytes(waiting)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Tells after each piece how much went through, and fails as soon as it is stopped. */
export function watchStream(onBytes: (bytes: Uint8Array) => void, signal?: AbortSignal) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      signal?.throwIfAborted()
      onBytes(bytes)
      controller.enqueue(bytes)
    },
  })
}
