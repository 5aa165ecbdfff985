import { Encrypter } from 'age-encryption'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '@/tests/support/sample'
import { createBytes, createPlatform, passphrase, readRaw, type TestPlatform } from '@/tests/support/vault'
import { type Bytes, toBytes } from './bytes'
import { importFile } from './documents'
import { cutHeader } from './header'
import { listContents } from './parts'
import { createVault, type Session } from './session'

const CHUNK = 65_536
const SEALED_CHUNK = CHUNK + 16
const secret = 'a file from elsewhere'

async function lockBytes(bytes: Bytes, workFactor = 15): Promise<Bytes> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(secret)
  encrypter.setScryptWorkFactor(workFactor)
  return (await encrypter.encrypt(bytes)) as Bytes
}

let platform: TestPlatform
let session: Session
let locked: Bytes
let payload: number

beforeAll(async () => {
  platform = createPlatform()
  session = await createVault(platform, passphrase)
  locked = await lockBytes(createBytes(2 * CHUNK + 100))
  payload = (cutHeader(locked)?.length ?? 0) + 16
})

async function importBytes(bytes: Bytes) {
  return importFile(session, new File([bytes], 'a.age'), secret)
}

/** Nothing of a refused file may remain. */
async function expectRefusal(bytes: Bytes, code: unknown): Promise<void> {
  await expect(importBytes(bytes)).rejects.toMatchObject({ code })
  expect((await listContents(session)).files).toEqual([])
  expect((await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')).toEqual([])
}

describe('an imported file is refused', () => {
  it('if it is truncated at a boundary', async () => {
    for (const end of [
      payload - 16,
      payload - 1,
      payload,
      payload + 15,
      payload + SEALED_CHUNK,
      payload + 2 * SEALED_CHUNK,
      locked.length - 1,
    ]) {
      await expectRefusal(locked.slice(0, end), 'damaged')
    }
  })

  it('if it is truncated in its header', async () => {
    for (const end of [5, 22, 60, 100, payload - 18])
      await expectRefusal(locked.slice(0, end), expect.stringMatching(/damaged|not-age/))
  })

  it('if two of its chunks are swapped', async () => {
    const changed = locked.slice()
    changed.copyWithin(payload, payload + SEALED_CHUNK, payload + 2 * SEALED_CHUNK)
    changed.set(locked.subarray(payload, payload + SEALED_CHUNK), payload + SEALED_CHUNK)
    await expectRefusal(changed, 'damaged')
  })

  it('if bytes are appended', async () => {
    await expectRefusal(new Uint8Array([...locked, 0]), 'damaged')
    await expectRefusal(new Uint8Array([...locked, ...locked.subarray(payload)]), 'damaged')
  })

  it('if any byte of its header is flipped, detected before or by trying the passphrase', async () => {
    for (let at = 0; at < payload; at += isFull ? 7 : 35) {
      const changed = locked.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      const code = expect.stringMatching(/damaged|not-age|wrong-passphrase|key-file-lock|weak-lock/)
      await expectRefusal(changed, code)
    }
  }, 60_000)

  it('if its lock is too weak, or so costly that it would exhaust the phone', async () => {
    await expectRefusal(await lockBytes(createBytes(10), 14), 'weak-lock')
    const text = new TextDecoder('latin1').decode(locked)
    const costly = Uint8Array.from(text.replace(' 15\n', ' 31\n'), (letter) => letter.charCodeAt(0))
    await expectRefusal(costly, 'damaged')
  })

  it('if it is not an age file at all', async () => {
    await expectRefusal(toBytes('hello'), 'not-age')
    await expectRefusal(new Uint8Array(), 'not-age')
    await expectRefusal(toBytes('-----BEGIN AGE ENCRYPTED FILE-----\n!!!\n'), 'damaged')
  })
})
