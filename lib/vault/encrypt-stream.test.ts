import { createCipheriv } from 'node:crypto'
import { Decrypter } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBytes } from '@/tests/support/vault'
import { type Bytes, hashBytes, joinBytes } from './bytes'
import { encryptStream } from './encrypt-stream'
import { createKeys, type Keys } from './keys'

const CHUNK = 64 * 1024
let keys: Keys
/** How many times the fake browser cipher was called. */
let sealed = 0

function sealAsBrowser(key: Uint8Array, iv: Uint8Array, text: Uint8Array): ArrayBuffer {
  const cipher = createCipheriv('chacha20-poly1305', key, iv, { authTagLength: 16 })
  return joinBytes([cipher.update(text), cipher.final(), cipher.getAuthTag()]).buffer
}

/** Node 20's Web Crypto lacks this cipher, like older browsers. */
function offerCipher(seal = sealAsBrowser) {
  const { subtle } = crypto
  const importKey = subtle.importKey.bind(subtle) as (...parameters: unknown[]) => Promise<CryptoKey>
  vi.spyOn(subtle, 'importKey').mockImplementation((async (...parameters: unknown[]) => {
    const [form, bytes, name, , uses] = parameters
    if (name !== 'ChaCha20-Poly1305') return importKey(...parameters)
    expect([form, (bytes as Bytes).length, uses]).toEqual(['raw-secret', 32, ['encrypt']])
    return bytes
  }) as unknown as typeof subtle.importKey)
  vi.spyOn(subtle, 'encrypt').mockImplementation((async ({ iv }: { iv: Bytes }, key: unknown, text: Bytes) => {
    sealed += 1
    return seal(key as Bytes, iv, text)
  }) as unknown as typeof subtle.encrypt)
}

function toStream(bytes: Bytes, piece: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + piece))
      at += piece
    },
  })
}

async function encrypt(plain: Bytes, piece = 100_000): Promise<Bytes> {
  return new Uint8Array(await new Response(await encryptStream(keys, toStream(plain, piece))).arrayBuffer())
}

function decrypt(file: Bytes): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(keys.identity)
  return decrypter.decrypt(file)
}

beforeEach(async () => {
  sealed = 0
  keys = await createKeys()
})
afterEach(() => vi.restoreAllMocks())

const sizes = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 16 * CHUNK, 16 * CHUNK + 1, 33 * CHUNK + 5]

describe('encryption with the browser’s cipher', () => {
  it.each(sizes)('produces a file that the library opens, at %i bytes', async (size) => {
    offerCipher()
    const plain = createBytes(size)
    const file = await encrypt(plain)
    // One extra call for the known-answer test.
    expect(sealed).toBe(Math.max(1, Math.ceil(size / CHUNK)) + 1)
    expect(hashBytes(await decrypt(file))).toBe(hashBytes(plain))
  })

  it('uses a fresh nonce and a fresh key for each file', async () => {
    offerCipher()
    const plain = createBytes(1000)
    expect(await encrypt(plain)).not.toEqual(await encrypt(plain))
  })

  it('is not used if the cipher fails the known-answer test', async () => {
    offerCipher((key, iv, text) =>
      sealAsBrowser(
        key,
        iv.map((byte) => byte ^ 1),
        text,
      ),
    )
    const plain = createBytes(CHUNK + 1)
    const file = await encrypt(plain)
    expect(sealed).toBe(1)
    expect(hashBytes(await decrypt(file))).toBe(hashBytes(plain))
  })

  it('stops reading once the output is canceled', async () => {
    offerCipher()
    const cancel = vi.fn()
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(createBytes(CHUNK)), cancel })
    const reader = (await encryptStream(keys, endless)).getReader()
    await reader.read()
    await reader.read()
    await reader.cancel()
    expect(cancel).toHaveBeenCalled()
  })
})

it('without a browser cipher the library encrypts', async () => {
  const plain = createBytes(CHUNK + 1)
  expect(hashBytes(await decrypt(await encrypt(plain)))).toBe(hashBytes(plain))
})
