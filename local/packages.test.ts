import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeLicenses } from './licenses.mjs'

interface Entry {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(packages).filter(([path]) => path !== '')
const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** An optional binary for certain platforms, which is installed only there. */
const isForeign = ({ optional, os, cpu }: Entry) => optional === true && (os !== undefined || cpu !== undefined)

test('every package that is installed everywhere is locked by its SHA-512 hash', () => {
  const loose = entries.filter(([, entry]) => !/^sha512-/.test(entry.integrity ?? '') && !isForeign(entry))
  expect(loose.map(([path]) => path)).toEqual([])
})

test('every package with an install script is denied it in package.json', () => {
  const scripted = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('/').at(-1))
  expect([...new Set(scripted)].filter((name) => own.allowScripts[name ?? ''] !== false)).toEqual([])
})

test('each direct dependency is pinned to an exact version', () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('the list of licenses matches the lock file, and every license allows redistribution', () => {
  const names = (text: string) => new Set(text.split(/, |\n/))
  const [listed, locked] = [names(readFileSync('docs/licenses.md', 'utf8')), names(writeLicenses(packages))]
  expect(
    [...locked].filter((one) => !listed.has(one)),
    'node local/licenses.mjs',
  ).toEqual([])
  expect(
    [...listed].filter((one) => !locked.has(one)),
    'node local/licenses.mjs',
  ).toEqual([])
  const licenses = entries.flatMap(([, { license, dev }]) => (dev || !license ? [] : [license]))
  expect(licenses.filter((license) => /UNLICENSED|Commercial|SSPL|BUSL|SEE LICENSE|NC-/i.test(license))).toEqual([])
})
