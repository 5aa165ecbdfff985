import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { findMissing } from './complete-lock.mjs'
import { explainOldNode, installIfNeeded, isInstalled } from './install.mjs'

test.each([
  ['18.20.0', true],
  ['20.8.1', true],
  ['20.9.0', false],
  ['22.0.0', false],
])('Node %s is too old: %s', (version, old) => {
  expect(explainOldNode(version) !== null).toBe(old)
})

function makeInstalled(): string {
  const root = makeFolder()
  mkdirSync(join(root, 'node_modules', 'a'), { recursive: true })
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
  writeFileSync(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
  )
  return root
}

test('a manual npm install is kept until the lock file changes', async () => {
  const root = makeInstalled()
  expect(isInstalled(root)).toBe(false)
  expect(await installIfNeeded(root, () => {})).toBe(true)
  expect(isInstalled(root)).toBe(true)
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}')
  expect(isInstalled(root)).toBe(false)
})

test('the lock file lists every platform, so that `npm ci` accepts it everywhere', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(findMissing(packages)), 'run: node local/complete-lock.mjs').toEqual([])
})

test('a missing platform is described the way npm would', () => {
  const optionalDependencies = {
    '@x/cli-darwin-arm64': '1.2.3',
    '@x/cli-linux-x64-musl': '1.2.3',
    '@x/cli-linux-x64': '1.2.3',
  }
  const packages = {
    'node_modules/x': { dev: true, optionalDependencies },
    'node_modules/@x/cli-linux-x64': { version: '1.2.3' },
  }
  expect(findMissing(packages)).toEqual({
    'node_modules/@x/cli-darwin-arm64': { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
    'node_modules/@x/cli-linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  })
})
