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

/** A binary of another kind of machine, which no machine that has not asked for it installs. */
const isForeign = ({ optional, os, cpu }: Entry) => optional === true && (os !== undefined || cpu !== undefined)

test('a package that is installed here is the one that was locked, byte for byte', () => {
  const loose = entries.filter(([, entry]) => !/^sha512-/.test(entry.integrity ?? '') && !isForeign(entry))
  expect(loose.map(([path]) => path)).toEqual([])
})

test('no package runs a script when it is installed, but those that package.json refuses one', () => {
  const scripted = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('/').at(-1))
  expect([...new Set(scripted)].filter((name) => own.allowScripts[name ?? ''] !== false)).toEqual([])
})

test('each package that we name is at one version, not a range', () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('the list of licenses is that of the lock file, and none of them forbids to share it', () => {
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
  const words = entries.flatMap(([, { license, dev }]) => (dev || !license ? [] : [license]))
  expect(words.filter((license) => /UNLICENSED|Commercial|SSPL|BUSL|SEE LICENSE|NC-/i.test(license))).toEqual([])
})
