import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { openFile } from './file-writer'
import { writeZip } from './write-zip'

const folder = mkdtempSync(join(tmpdir(), 'zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MB = 1024 * 1024

it('stores every part intact, whether a file, a text or generated on the fly', async () => {
  const source = join(folder, 'source')
  const content = randomBytes(300_001)
  writeFileSync(source, content)
  const path = join(folder, 'small.zip')
  const target = openFile(path)
  const made = (async function* () {
    for (let line = 0; line < 50_000; line += 1) yield `${line}\n`
  })()
  await writeZip(target, [
    { name: 'text', from: { text: 'für sie' } },
    { name: 'made', from: { made } },
    { name: 'file', from: { path: source } },
  ])
  await target.close()
  const parts = unzipSync(readFileSync(path))
  expect(new TextDecoder().decode(parts.text)).toBe('für sie')
  expect(new TextDecoder().decode(parts.made).split('\n')).toHaveLength(50_001)
  expect(Buffer.from(parts.file ?? []).equals(content)).toBe(true)
})

it('reads a long file a few kilobytes at a time, and keeps none of it in memory', async () => {
  const source = join(folder, 'long')
  writeFileSync(source, 'one line of a table, much like the one before\r\n'.repeat(1_500_000))
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const target = openFile(join(folder, 'long.zip'))
  const watched = {
    ...target,
    write(chunk: string | Uint8Array) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
      return target.write(chunk)
    },
  }
  await writeZip(watched, [{ name: 'long', from: { path: source } }])
  await target.close()
  expect(most).toBeLessThan(12 * MB)
})
