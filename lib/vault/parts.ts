import type { Bytes } from './bytes'
import { PART_BYTES } from './limits'

/** The stream again, in pieces of one size; the last may be smaller. Each has memory of its own. */
export async function* cutIntoParts(stream: ReadableStream<Uint8Array>, size = PART_BYTES): AsyncGenerator<Bytes> {
  const reader = stream.getReader()
  let part: Bytes = new Uint8Array(size)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (let at = 0; at < value.length; ) {
        const taken = value.subarray(at, at + size - length)
        part.set(taken, length)
        at += taken.length
        length += taken.length
        if (length < size) continue
        yield part
        part = new Uint8Array(size)
        length = 0
      }
    }
    if (length > 0) yield part.slice(0, length)
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
