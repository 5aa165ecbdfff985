import { Encrypter } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { createBytes, failPut, passphrase, readRaw, startVault, type TestPlatform, tamper } from '@/tests/support/vault'
import { type Bytes, createId } from './bytes'
import { addFile, exportFile, exportWithOwnPassphrase, importFile, readFile, renameFile } from './documents'
import { cutHeader } from './header'
import { listContents } from './parts'
import { type Session, unlock } from './session'

const CHUNK = 65_536
const SEALED_CHUNK = CHUNK + 16
const PART = 1024 * 1024

function createFile(bytes: Bytes, name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([bytes], name, { type })
}

async function addBytes(session: Session, bytes: Bytes) {
  return addFile(session, 'file', createFile(bytes))
}

/** Changes the ciphertext as one byte sequence, and stores it in parts again. */
async function changeCiphertext(platform: TestPlatform, change: (bytes: Bytes) => Bytes): Promise<void> {
  const parts = (await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')
  const whole = new Uint8Array(parts.flatMap(({ value }) => [...(value as Bytes)]))
  const changed = change(whole)
  await tamper(platform.indexedDB, 'parts', ({ key }) => {
    const index = (key as [string, number])[1]
    const part = changed.slice(index * PART, (index + 1) * PART)
    return part.length > 0 ? part : null
  })
}

describe('a file is read back unchanged', () => {
  it.each([0, 1, 15, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, PART - 200, PART, 2 * PART + 12_345])(
    'with %i bytes, after closing and unlocking',
    async (length) => {
      const { platform, session } = await startVault()
      const bytes = createBytes(length)
      const added = await addFile(session, 'file', createFile(bytes))
      session.store.close()
      const again = await unlock(platform, passphrase)
      const { record, bytes: read } = await readFile(again, added.id)
      expect(record).toEqual(added)
      // Comparing a million numbers one by one takes Vitest ten seconds.
      expect(Buffer.compare(read, bytes)).toBe(0)
    },
  )

  it('with its name, type, size and date', async () => {
    const { session } = await startVault()
    await addFile(session, 'file', createFile(createBytes(10)))
    expect((await listContents(session)).files).toEqual([
      expect.objectContaining({ name: 'photo.jpg', type: 'image/jpeg', size: 10, addedAt: '2026-03-04T05:06:07.000Z' }),
    ])
  })

  it('with its SHA-256 if it may be evidence', async () => {
    const { session } = await startVault()
    const { sha256 } = await addFile(session, 'photo', createFile(new TextEncoder().encode('abc')))
    expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('with progress reported up to the end', async () => {
    const { session } = await startVault()
    const done: number[] = []
    await addFile(session, 'file', createFile(createBytes(3 * CHUNK)), { onProgress: (now) => done.push(now) })
    expect(done.at(-1)).toBe(3 * CHUNK)
    expect(done).toEqual([...done].sort((one, other) => one - other))
  })
})

describe('the stored data', () => {
  it('contains no plaintext: no content, name, type, date or key', async () => {
    const { platform, session } = await startVault()
    const canary = 'CANARY-7f3a '.repeat(2000)
    await addFile(session, 'file', new File([canary], 'CANARY-name.txt', { type: 'text/CANARY-type' }))
    const stored = JSON.stringify(await readRaw(platform.indexedDB), (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    expect(stored).toContain('age-encryption.org/v1')
    for (const secret of ['CANARY', '2026', 'AGE-SECRET-KEY', session.keys.recipient, passphrase, 'text/']) {
      expect(stored).not.toContain(secret)
    }
  })

  it('has the same length for files of similar size, and for short and long names', async () => {
    const lengths = new Set<number>()
    for (const [length, name] of [
      [2_000_000, 'a'],
      [2_005_000, 'b'.repeat(150)],
    ] as const) {
      const { platform, session } = await startVault()
      await addFile(session, 'file', createFile(createBytes(length), name))
      const raw = await readRaw(platform.indexedDB)
      lengths.add(
        raw.reduce((sum, { value }) => {
          const sealed = value instanceof Uint8Array ? value : (value as { sealed?: Bytes }).sealed
          return sum + (sealed?.length ?? 0)
        }, 0),
      )
    }
    expect(lengths.size).toBe(1)
  })
})

describe('a damaged file is reported and yields nothing', () => {
  it('if any byte of its header is flipped', async () => {
    const { platform, session } = await startVault()
    const { id } = await addBytes(session, createBytes(100))
    const [part] = (await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')
    const original = part?.value as Bytes
    const header = cutHeader(original)?.length ?? 0
    expect(header).toBeGreaterThan(150)
    // The sixteen bytes after the header are the payload's nonce.
    for (let at = 0; at < header + 16; at += 1) {
      await changeCiphertext(platform, () => {
        const bytes = original.slice()
        bytes[at] = (bytes[at] ?? 0) ^ 0x20
        return bytes
      })
      await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
    }
    await changeCiphertext(platform, () => original)
    await expect(readFile(session, id)).resolves.toBeTruthy()
  })

  it('if it is truncated at any boundary', async () => {
    const bytes = createBytes(2 * CHUNK + 50)
    const { platform, session } = await startVault()
    const { id, cipherSize } = await addBytes(session, bytes)
    const head = cipherSize - bytes.length - 3 * 16 - 16
    const raw = await readRaw(platform.indexedDB)
    const original = raw.find(({ store }) => store === 'parts')?.value as Bytes
    for (const end of [
      0,
      head - 1,
      head,
      head + 15,
      head + 16,
      head + 16 + SEALED_CHUNK,
      head + 16 + 2 * SEALED_CHUNK,
      cipherSize - 1,
    ]) {
      // Here overwritten from `end` on, with the stored length unchanged; below, really cut.
      await changeCiphertext(platform, () => original.map((byte, at) => (at < end ? byte : ~byte)))
      await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
    }
    await changeCiphertext(platform, () => original.slice(0, cipherSize - 1))
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('if two chunks are swapped', async () => {
    const { platform, session } = await startVault()
    const bytes = createBytes(3 * CHUNK)
    const { id, cipherSize } = await addBytes(session, bytes)
    const start0 = cipherSize - bytes.length - 3 * 16
    await changeCiphertext(platform, (stored) => {
      const changed = stored.slice()
      changed.set(stored.subarray(start0 + SEALED_CHUNK, start0 + 2 * SEALED_CHUNK), start0)
      changed.set(stored.subarray(start0, start0 + SEALED_CHUNK), start0 + SEALED_CHUNK)
      return changed
    })
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('if two parts are swapped, one is missing or there is an extra one', async () => {
    const { platform, session } = await startVault()
    const { id } = await addBytes(session, createBytes(3 * PART))
    const parts = (await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts').map(({ value }) => value)
    const swapped = [parts[1], parts[0], parts[2], parts[3]]
    await tamper(platform.indexedDB, 'parts', ({ key }) => swapped[(key as [string, number])[1]])
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
    await tamper(platform.indexedDB, 'parts', ({ key }) => ((key as [string, number])[1] === 2 ? null : undefined))
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('if bytes are appended', async () => {
    const { platform, session } = await startVault()
    const { id } = await addBytes(session, createBytes(100))
    await changeCiphertext(platform, (stored) => new Uint8Array([...stored, 1, 2, 3]))
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('if the contents of two files are swapped', async () => {
    const { platform, session } = await startVault()
    const one = await addBytes(session, createBytes(100, 1))
    const other = await addBytes(session, createBytes(100, 2))
    const parts = (await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')
    await tamper(
      platform.indexedDB,
      'parts',
      ({ key }) => parts.find((part) => (part.key as [string])[0] !== (key as [string])[0])?.value,
    )
    for (const { id } of [one, other]) await expect(readFile(session, id)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('but stays in the list even if its name cannot be read', async () => {
    const { platform, session } = await startVault()
    const { id } = await addBytes(session, createBytes(100))
    await addBytes(session, createBytes(50))
    await tamper(platform.indexedDB, 'items', ({ value }) => {
      const item = value as { id: string; sealed: Bytes }
      return item.id === id ? { ...item, sealed: item.sealed.slice(1) } : undefined
    })
    const { files, damaged } = await listContents(session)
    expect(damaged).toEqual([id])
    expect(files).toHaveLength(1)
  })
})

describe('a partly written file is never listed', () => {
  it('if the disk is full: this is reported before anything is written', async () => {
    const { platform, session } = await startVault({ estimate: async () => ({ quota: 1_000_000, usage: 900_000 }) })
    await expect(addBytes(session, createBytes(200_000))).rejects.toMatchObject({ code: 'no-room' })
    expect((await readRaw(platform.indexedDB)).map(({ store }) => store)).toEqual(['lock'])
  })

  it('if the disk fills up during the write: existing files stay, and no part of the new one does', async () => {
    const { platform, session } = await startVault({ estimate: async () => ({}) })
    const kept = await addBytes(session, createBytes(500))
    failPut(3, new DOMException('full', 'QuotaExceededError'))
    await expect(addBytes(session, createBytes(4 * PART))).rejects.toMatchObject({ code: 'no-room' })
    expect((await listContents(session)).files).toEqual([kept])
    expect((await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')).toHaveLength(1)
  })

  it('if the tab is closed mid-write: only unnamed parts are left, deleted at the next unlock', async () => {
    const { platform, session } = await startVault()
    const never = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(createBytes(PART))
        return new Promise(() => undefined)
      },
    })
    const file = Object.assign(createFile(createBytes(2 * PART)), { stream: () => never })
    const writing = addFile(session, 'file', file)
    writing.catch(() => undefined)
    // What a terminated worker leaves behind: a part whose ID belongs to no item.
    await session.store.putPart(createId(), 0, createBytes(PART))
    session.store.close()
    const again = await unlock(platform, passphrase)
    expect(await listContents(again)).toMatchObject({ files: [], damaged: [] })
    expect((await readRaw(platform.indexedDB)).filter(({ store }) => store === 'parts')).toEqual([])
  })

  it('if it is canceled', async () => {
    const { platform, session } = await startVault()
    const controller = new AbortController()
    const adding = addFile(session, 'file', createFile(createBytes(4 * PART)), {
      signal: controller.signal,
      onProgress: (done) => done > PART && controller.abort(),
    })
    await expect(adding).rejects.toMatchObject({ code: 'canceled' })
    expect((await readRaw(platform.indexedDB)).map(({ store }) => store)).toEqual(['lock'])
  })

  it('if one of its parts is missing before it is listed', async () => {
    const { platform, session } = await startVault()
    await expect(
      session.store.putItem({ id: 'x', sealed: new Uint8Array(3), parts: 2 }, session.lock.key.sum),
    ).rejects.toMatchObject({ code: 'interrupted' })
    expect((await readRaw(platform.indexedDB)).filter(({ store }) => store === 'items')).toEqual([])
  })

  it('if the file is too large, or has changed since it was chosen', async () => {
    const { session } = await startVault()
    const tooLarge = Object.defineProperty(createFile(createBytes(1)), 'size', { value: 100 * 1024 * 1024 + 1 })
    await expect(addFile(session, 'file', tooLarge)).rejects.toMatchObject({ code: 'too-large' })
    const shrunk = Object.defineProperty(createFile(createBytes(10)), 'size', { value: 20 })
    await expect(addFile(session, 'file', shrunk)).rejects.toMatchObject({ code: 'unreadable' })
    expect((await listContents(session)).files).toEqual([])
  })
})

describe('a file is renamed', () => {
  it('without changing its content', async () => {
    const { session } = await startVault()
    const { id } = await addBytes(session, createBytes(100))
    await renameFile(session, id, '  court paper\n2026 ')
    const { record, bytes } = await readFile(session, id)
    expect(record.name).toBe('court paper 2026')
    expect(bytes).toEqual(createBytes(100))
  })

  it('without direction overrides, never to an empty name, and at most 200 characters', async () => {
    const { session } = await startVault()
    const { id } = await addBytes(session, createBytes(1))
    expect((await renameFile(session, id, 'photo\u202egpj.exe')).name).toBe('photo gpj.exe')
    expect((await renameFile(session, id, ' \u0000 ')).name).toBe('Unnamed')
    expect((await renameFile(session, id, 'x'.repeat(500))).name).toHaveLength(200)
  })
})

describe('a file is deleted', () => {
  it('with all of its parts', async () => {
    const { platform, session } = await startVault()
    const { id } = await addBytes(session, createBytes(3 * PART))
    await session.store.removeItems([id])
    expect((await readRaw(platform.indexedDB)).map(({ store }) => store)).toEqual(['lock'])
    await expect(readFile(session, id)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('an exported file', () => {
  it('can be imported only with its passphrase', async () => {
    const { session } = await startVault()
    const bytes = createBytes(CHUNK + 5)
    const { id } = await addBytes(session, bytes)
    const blob = await exportFile(session, id, 'for my lawyer only 7')
    const exported = new File([blob], 'file-12ab34.age')
    await expect(importFile(session, exported, 'another phrase 123')).rejects.toMatchObject({
      code: 'wrong-passphrase',
    })
    const again = await importFile(session, exported, 'for my lawyer only 7')
    expect(again.name).toBe('file-12ab34')
    expect((await readFile(session, again.id)).bytes).toEqual(bytes)
  })

  it('can be imported even if a keyboard added a space, at export or at import', async () => {
    const { session } = await startVault()
    const { id } = await addBytes(session, createBytes(10))
    for (const [then, now] of [
      ['for my lawyer only 7', 'for my lawyer only 7 '],
      ['for my lawyer only 7 ', 'for my lawyer only 7'],
      ['for my lawyer only 7 ', ' for my lawyer only 7 '],
    ] as const) {
      const exported = new File([await exportFile(session, id, then)], 'a.age')
      const again = await importFile(session, exported, now)
      expect((await readFile(session, again.id)).bytes).toEqual(createBytes(10))
    }
  })

  it('from another program needs the space at the end of its passphrase', async () => {
    const { session } = await startVault()
    const encrypter = new Encrypter()
    encrypter.setPassphrase('the space belongs to it ')
    encrypter.setScryptWorkFactor(15)
    const file = new File([(await encrypter.encrypt(createBytes(10))) as Bytes], 'a.age')
    const imported = await importFile(session, file, 'the space belongs to it ')
    expect((await readFile(session, imported.id)).bytes).toEqual(createBytes(10))
    await expect(importFile(session, file, 'the space belongs to it')).rejects.toMatchObject({
      code: 'wrong-passphrase',
    })
  })

  it("is created with the vault's own passphrase only if typed correctly", async () => {
    const { session } = await startVault()
    const { id } = await addBytes(session, createBytes(10))
    await expect(exportWithOwnPassphrase(session, id, 'violet kettle nort sparrow')).rejects.toMatchObject({
      code: 'wrong-passphrase',
    })
    await expect(exportWithOwnPassphrase(session, id, passphrase)).resolves.toBeInstanceOf(Blob)
  })

  it('is not created from a damaged one', async () => {
    const { platform, session } = await startVault()
    const { id, cipherSize } = await addBytes(session, createBytes(2 * CHUNK))
    await changeCiphertext(platform, (stored) => {
      const changed = stored.slice()
      changed[cipherSize - 1] = (changed[cipherSize - 1] ?? 0) ^ 1
      return changed
    })
    await expect(exportFile(session, id, 'for my lawyer only 7')).rejects.toMatchObject({ code: 'damaged' })
  })
})
