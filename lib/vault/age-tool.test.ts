import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBytes, createPlatform, hasAge, passphrase, readRaw } from '@/tests/support/vault'
import type { Bytes } from './bytes'
import { addFile, exportFile, exportWithOwnPassphrase, importFile, readFile } from './documents'
import { createVault } from './session'

const canType = hasAge && spawnSync('script', ['--version']).status === 0
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** The tool reads a passphrase only from a terminal: `script` provides one and types. */
function typeInto(command: string, typed: string): void {
  const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder, input: typed })
  if (status !== 0) throw new Error(String(stdout))
}

function readBack(name: string): Bytes {
  return new Uint8Array(readFileSync(join(folder, name)))
}

async function save(name: string, blob: Blob): Promise<void> {
  writeFileSync(join(folder, name), new Uint8Array(await blob.arrayBuffer()))
}

const original = createBytes(200_000)

describe.runIf(canType)('the age tool', () => {
  it("opens an exported file with the vault's passphrase", async () => {
    const session = await createVault(createPlatform(), passphrase)
    const { id } = await addFile(session, 'file', new File([original], 'a.bin'))
    await save('file.age', await exportWithOwnPassphrase(session, id, passphrase))
    typeInto('age -d -o plain.bin file.age', `${passphrase}\n`)
    expect(readBack('plain.bin')).toEqual(original)
  })

  it('opens a small exported file that has its own passphrase', async () => {
    const session = await createVault(createPlatform(), passphrase)
    const { id } = await addFile(session, 'file', new File(['é'], 'small'))
    await save('file.age', await exportFile(session, id, 'für die Anwältin 42'))
    typeInto('age -d -o plain.bin file.age', 'für die Anwältin 42\n')
    expect(readBack('plain.bin')).toEqual(new TextEncoder().encode('é'))
  })

  it('refuses another passphrase', async () => {
    const session = await createVault(createPlatform(), passphrase)
    const { id } = await addFile(session, 'file', new File([original], 'a.bin'))
    await save('file.age', await exportFile(session, id, 'for my lawyer only 7'))
    expect(() => typeInto('age -d -o plain.bin file.age', `${passphrase}\n`)).toThrow('incorrect passphrase')
  })

  it('opens the files stored in the browser, with the vault’s locked key', async () => {
    const platform = createPlatform()
    const session = await createVault(platform, passphrase)
    const { cipherSize } = await addFile(session, 'file', new File([original], 'a.bin'))
    const part = (await readRaw(platform.indexedDB)).find(({ store }) => store === 'parts')?.value as Bytes
    writeFileSync(join(folder, 'lock.age'), session.lock.key.bytes)
    writeFileSync(join(folder, 'stored.age'), part.subarray(0, cipherSize))
    typeInto('age -d -i lock.age -o plain.bin stored.age', `${passphrase}\n`)
    expect(readBack('plain.bin')).toEqual(original)
  })

  it.each(['', '-a'])('creates files that can be imported (age -p %s)', async (option) => {
    writeFileSync(join(folder, 'court.pdf'), original)
    typeInto(`age -p ${option} -o court.pdf.age court.pdf`, 'typed twice 123\ntyped twice 123\n')
    const session = await createVault(createPlatform(), passphrase)
    const added = await importFile(session, new File([readBack('court.pdf.age')], 'court.pdf.age'), 'typed twice 123')
    expect(added.name).toBe('court.pdf')
    expect((await readFile(session, added.id)).bytes).toEqual(original)
  })

  it('creates files encrypted to a key, which import reports as such', async () => {
    writeFileSync(join(folder, 'a.txt'), 'words')
    execFileSync('age-keygen', ['-o', 'key.txt'], { cwd: folder, stdio: 'ignore' })
    const recipient = execFileSync('age-keygen', ['-y', 'key.txt'], { cwd: folder }).toString().trim()
    execFileSync('age', ['-r', recipient, '-o', 'a.age', 'a.txt'], { cwd: folder })
    const session = await createVault(createPlatform(), passphrase)
    const importing = importFile(session, new File([readBack('a.age')], 'a.age'), 'whatever it may be')
    await expect(importing).rejects.toMatchObject({ code: 'key-file-lock' })
  })
})
