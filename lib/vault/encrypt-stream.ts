import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Decrypter, Encrypter } from 'age-encryption'
import { type Bytes, joinBytes, randomBytes, toBytes, toHex } from './bytes'
import { cutHeader } from './header'
import type { Keys } from './keys'
import { cutIntoParts } from './parts'

/** The chunk size of an age file's payload; each chunk is encrypted separately (age-encryption.org/v1, "Payload"). */
const CHUNK = 64 * 1024
const NONCE_BYTES = 16
/** Chunks in flight: the browser encrypts them outside the worker's thread. */
const CONCURRENCY = 16

const CIPHER = 'ChaCha20-Poly1305'
/** The result for empty input with an all-zero key and nonce (RFC 8439). */
const KNOWN_TAG = '4eb972c9a8fb3a1b382bb4d36f5ffad1'

/** The key for the browser's native cipher; null if it has none, or a deviating one. */
async function importKey(raw: Bytes): Promise<CryptoKey | null> {
  try {
    const load = (bytes: Bytes) =>
      // The algorithm name is newer than TypeScript's list.
      crypto.subtle.importKey('raw-secret' as 'raw', bytes, CIPHER, false, ['encrypt'])
    if (toHex(await seal(await load(new Uint8Array(32)), new Uint8Array(), 0, false)) !== KNOWN_TAG) return null
    return await load(raw)
  } catch {
    return null
  }
}

async function seal(key: CryptoKey, chunk: Bytes, index: number, isLast: boolean): Promise<Bytes> {
  const iv = new Uint8Array(12)
  new DataView(iv.buffer).setUint32(7, index)
  iv[11] = isLast ? 1 : 0
  return new Uint8Array(await crypto.subtle.encrypt({ name: CIPHER, iv }, key, chunk))
}

async function* sealAll(start: Bytes[], key: CryptoKey, plain: ReadableStream<Uint8Array>): AsyncGenerator<Bytes> {
  yield joinBytes(start)
  let index = 0
  function sealBatch(batch: Bytes, isEnd: boolean): Promise<Bytes[]> {
    const count = Math.max(1, Math.ceil(batch.length / CHUNK))
    const sealed = Array.from({ length: count }, (_, at) =>
      seal(key, batch.subarray(at * CHUNK, (at + 1) * CHUNK), index + at, isEnd && at === count - 1),
    )
    index += count
    const all = Promise.all(sealed)
    // An error reaches whoever awaits the result; if the rest was canceled, nobody.
    all.catch(() => undefined)
    return all
  }
  let held: Bytes = new Uint8Array()
  let sealing: Promise<Bytes[]> | undefined
  for await (const batch of cutIntoParts(plain, CONCURRENCY * CHUNK)) {
    // One batch is encrypted while the next is read and the previous is stored.
    const before = sealing
    sealing = held.length > 0 ? sealBatch(held, false) : undefined
    held = batch
    if (before) yield* await before
  }
  if (sealing) yield* await sealing
  yield* await sealBatch(held, true)
}

function toStream(pieces: AsyncGenerator<Bytes>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/**
 * Encrypts to an age file with the vault's own key. The library writes the header; the payload uses the browser's native
 * cipher if there is one, many times faster than JavaScript.
 */
export async function encryptStream(
  keys: Keys,
  plain: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(keys.recipient)
  const header = cutHeader((await encrypter.encrypt(new Uint8Array())) as Bytes)
  if (!header) throw new Error('the library made no header')
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  const nonce = randomBytes(NONCE_BYTES)
  const payloadKey = hkdf(sha256, await decrypter.decryptHeader(header), nonce, toBytes('payload'), 32)
  const key = await importKey(new Uint8Array(payloadKey))
  return key ? toStream(sealAll([header, nonce], key, plain)) : encrypter.encrypt(plain)
}
