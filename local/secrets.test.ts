import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { keepSecrets } from './secrets'

test('secrets are long, unique, stable across restarts, and readable only by their owner', () => {
  const dataDir = makeFolder()
  const first = keepSecrets(dataDir, {})
  expect(Object.keys(first)).toEqual(['AUTH_SECRET', 'ENCRYPTION_KEY'])
  for (const secret of Object.values(first)) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(first.AUTH_SECRET).not.toBe(first.ENCRYPTION_KEY)
  expect(first.AUTH_SECRET).not.toBe(keepSecrets(makeFolder(), {}).AUTH_SECRET)
  expect(keepSecrets(dataDir, {})).toEqual(first)
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a secret from the environment is neither generated nor stored', () => {
  const dataDir = makeFolder()
  const given = 'g'.repeat(40)
  expect(keepSecrets(dataDir, { AUTH_SECRET: given, ENCRYPTION_KEY: given })).toEqual({})
  expect(readdirSync(dataDir)).toEqual([])
})

test.each(['', '{"AUTH_SECRET":', 'null', '{"AUTH_SECRET":1}'])(
  'the error for a damaged file (%j) names it, and the file stays unchanged',
  (text) => {
    const dataDir = makeFolder()
    const path = join(dataDir, 'secrets.json')
    writeFileSync(path, text)
    expect(() => keepSecrets(dataDir, {})).toThrow(`The file ${path} is damaged`)
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)
