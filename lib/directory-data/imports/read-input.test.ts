import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readInput } from './read-input'
import { readJson } from './read-json'

const folder = mkdtempSync(join(tmpdir(), 'read-input-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(more: object) {
  const path = join(folder, 'services.json')
  const service = { id: 's', name: 'Oak House', status: 'active', organization: { id: 'o', name: 'Oak' }, ...more }
  writeFileSync(path, JSON.stringify([service]))
  for await (const row of readJson(path, 'housing-shelter', () => {})) {
    const done = readInput(row)
    return 'input' in done ? { ...done.input, notes: [...(row.notes ?? []), ...done.notes] } : done
  }
  return null
}

it('a service of HSDS without a description, which HSDS does not require, is described by its owner or its name', async () => {
  expect(await read({})).toMatchObject({ description: 'Oak House' })
  expect(await read({ organization: { id: 'o', name: 'Oak', description: 'Beds.' } })).toMatchObject({
    description: 'Beds.',
  })
})

it('a name or description that is too long is cut, and the record stays', async () => {
  const cut = await read({ name: 'x'.repeat(300), description: 'y'.repeat(6000) })
  expect(cut).toMatchObject({ title: 'x'.repeat(200), description: 'y'.repeat(5000) })
  expect(JSON.stringify(cut)).toContain('name is cut: it is longer than 200 characters.')
})

it('the fees of HSDS 1 and 2 are those of HSDS 3', async () => {
  expect(await read({ fees: 'Free' })).toMatchObject({ fees: 'Free' })
})

it('the signs of a web page are no part of a description', async () => {
  expect(await read({ description: '<p>Help &amp; care</p>', fees_description: '<b>Free</b>' })).toMatchObject({
    description: 'Help & care',
    fees: 'Free',
  })
})
