import { Decrypter } from 'age-encryption'
import { type Bytes, hashBytes } from './bytes'
import type { Progress } from './file-writer'
import { cutHeader } from './header'
import type { Keys } from './keys'
import { PART_BYTES } from './limits'
import { padLength } from './padding'
import { type StoredFile, watchStream } from './parts'
import type { Store } from './store'
import { VaultError } from './vault-error'

/** The age file without its padding; missing, extra or wrong-length data counts as damage. */
export function readCiphertext(store: Store, file: StoredFile): ReadableStream<Uint8Array> {
  const padded = padLength(file.cipherSize)
  let index = 0
  let left = file.cipherSize
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const expected = Math.min(PART_BYTES, padded - index * PART_BYTES)
      const part: Bytes | undefined = await store.getPart(file.id, index)
      const isHeadWrong = index === 0 && part && hashBytes(cutHeader(part) ?? new Uint8Array()) !== file.head
      if (!part || part.length !== expected || isHeadWrong) throw new VaultError('damaged')
      controller.enqueue(part.subarray(0, left))
      index += 1
      left -= part.length
      if (left <= 0) controller.close()
    },
  })
}

/** The original bytes. No part of a chunk is passed on before the chunk is authenticated. */
export async function readPlaintext(
  store: Store,
  keys: Keys,
  file: StoredFile,
  { onProgress, signal }: Progress = {},
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  const plain = await decrypter.decrypt(readCiphertext(store, file))
  let done = 0
  return plain.pipeThrough(
    watchStream((bytes) => {
      done += bytes.length
      onProgress?.(done, file.size)
    }, signal),
  )
}

/** Any cipher error means that the bytes are not the stored ones. */
export function toDamage(error: unknown, signal?: AbortSignal): VaultError {
  if (signal?.aborted) return new VaultError('canceled', error)
  return error instanceof VaultError ? error : new VaultError('damaged', error)
}

/** The whole original in memory; nothing at all if any of it is damaged. */
export async function readOriginal(
  store: Store,
  keys: Keys,
  file: StoredFile,
  progress: Progress = {},
): Promise<Bytes> {
  try {
    const original = new Uint8Array(file.size)
    let at = 0
    const reader = (await readPlaintext(store, keys, file, progress)).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      if (at + value.length > file.size) throw new VaultError('damaged')
      original.set(value, at)
      at += value.length
    }
    if (at !== file.size) throw new VaultError('damaged')
    return original
  } catch (error) {
    throw toDamage(error, progress.signal)
  }
}
