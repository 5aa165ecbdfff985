import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { getSnapshot, setSnapshot } from './snapshot'

const given = vi.hoisted(() => ({ env: { DATA_DIR: '' } }))
vi.mock('@/lib/env', () => given)

let logged: string[]

beforeEach(() => {
  logged = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
})

const countLines = () => logged.filter((line) => line.includes('directory-copy-not-stored')).length

async function listTitles() {
  const { items } = await (await getSnapshot()).listResources({ limit: 10 })
  return items.map(({ title }) => title)
}

async function makeItem(title: string) {
  const { items } = await (await getSnapshot()).listResources({ limit: 1 })
  return { ...items[0], title } as (typeof items)[number]
}

test('a snapshot that cannot be stored is still used, logged once, and stored as soon as possible', async () => {
  const blocked = join(makeFolder(), 'data')
  // Even root, who may write anywhere, cannot create a folder below a file.
  writeFileSync(blocked, '')
  given.env.DATA_DIR = join(blocked, 'below')
  await setSnapshot([await makeItem('First')])
  await setSnapshot([await makeItem('Second')])
  expect(await listTitles()).toEqual(['Second'])
  expect(countLines()).toBe(1)

  rmSync(blocked)
  await setSnapshot([await makeItem('Third')])
  const stored = join(given.env.DATA_DIR, 'directory-snapshot.json')
  expect(readFileSync(stored, 'utf8')).toContain('"Third"')
  expect(readdirSync(dirname(stored))).toEqual(['directory-snapshot.json'])

  rmSync(stored)
  rmSync(dirname(stored), { recursive: true })
  rmSync(blocked, { recursive: true })
  writeFileSync(blocked, '')
  await setSnapshot([await makeItem('Fourth')])
  expect(countLines()).toBe(2)
})
