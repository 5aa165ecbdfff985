import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { buildIfNeeded, describeStep } from './build'
import { computeFingerprint, isBuilt } from './fingerprint'
import { readBirth } from './lock'

const site = { SITE_NAME: 'Marigold', SITE_URL: 'http://localhost:3000' }

function write(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function makeTree(): string {
  const root = makeFolder()
  write(root, 'app/page.tsx', 'page')
  write(root, 'lib/a/b.ts', 'b')
  write(root, 'next.config.mjs', 'config')
  return root
}

function prepare(root: string) {
  const run = vi.fn(async () => write(root, '.next/BUILD_ID', `build ${run.mock.calls.length}`))
  const build = (env = {}, other = site) =>
    buildIfNeeded({ root, site: other, env, signal: new AbortController().signal, print: () => {}, run })
  return { run, build }
}

test('only a build’s inputs change the fingerprint', () => {
  const root = makeTree()
  const before = computeFingerprint(root, site)
  const same = [
    'README.md',
    'lib/a/b.test.ts',
    'public/sw.js',
    'public/workbox-1a2b.js',
    '.data/x',
    'tests/a.ts',
    'local/a.ts',
  ]
  for (const path of same) write(root, path, 'x')
  expect(computeFingerprint(root, site)).toBe(before)
  for (const path of [
    'app/new.tsx',
    'public/icon.svg',
    'middleware.ts',
    'package-lock.json',
    'db/seed/directory.csv',
    'messages/en/home.json',
  ]) {
    write(root, path, 'x')
    expect(computeFingerprint(root, site), path).not.toBe(before)
    rmSync(join(root, path))
  }
  expect(computeFingerprint(root, site)).toBe(before)
  expect(computeFingerprint(root, { ...site, SITE_NAME: 'Other' })).not.toBe(before)
  expect(computeFingerprint(root, { ...site, SITE_URL: 'https://example.org' })).toBe(before)
  write(root, 'lib/a/b.ts', 'c')
  expect(computeFingerprint(root, site)).not.toBe(before)
})

test('moving text from one file to the next changes the fingerprint', () => {
  const root = makeTree()
  write(root, 'lib/x.ts', 'ab')
  write(root, 'lib/y.ts', 'c')
  const before = computeFingerprint(root, site)
  write(root, 'lib/x.ts', 'a')
  write(root, 'lib/y.ts', 'bc')
  expect(computeFingerprint(root, site)).not.toBe(before)
})

test('it builds once, without a database, and again after a change', async () => {
  const root = makeTree()
  const { run, build } = prepare(root)
  await build({ DATABASE_URL: 'postgres://x', OTHER: 'kept' })
  await build()
  expect(run).toHaveBeenCalledOnce()
  expect(run.mock.calls[0]).toMatchObject([{ OTHER: 'kept', ...site }, {}, expect.any(Function)])
  expect(run.mock.calls.flat()[0]).not.toHaveProperty('DATABASE_URL')
  write(root, 'app/page.tsx', 'other page')
  await build()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a build that was made by hand, failed or raced with an edit is not reused', async () => {
  const root = makeTree()
  const { run, build } = prepare(root)
  await build()
  write(root, '.next/BUILD_ID', 'by hand')
  expect(isBuilt(root, computeFingerprint(root, site))).toBe(false)
  run.mockRejectedValueOnce(new Error('broken'))
  await expect(build()).rejects.toThrow('broken')
  expect(isBuilt(root, computeFingerprint(root, site))).toBe(false)
  run.mockImplementationOnce(async () => {
    write(root, '.next/BUILD_ID', 'raced')
    write(root, 'app/page.tsx', 'saved meanwhile')
  })
  await build()
  expect(isBuilt(root, computeFingerprint(root, site))).toBe(false)
})

test('it does not build while a process serves from the same folder', async () => {
  const root = makeTree()
  const { run, build } = prepare(root)
  const holder = {
    pid: process.ppid,
    born: readBirth(process.ppid),
    at: new Date().toISOString(),
    url: 'http://localhost:4100',
  }
  write(root, `.next/cache/marigold-serving/${process.ppid}.json`, JSON.stringify(holder))
  await expect(build()).rejects.toThrow(`process ${process.ppid} is serving http://localhost:4100`)
  expect(run).not.toHaveBeenCalled()
})

test('the lines of `next build` tell how far it is', () => {
  expect(describeStep('   Generating static pages using 1 worker (120/480)')).toBe('120 of 480 pages')
  expect(describeStep('   Creating an optimized production build ...')).toBe('compiling')
  expect(describeStep('   Collecting page data using 1 worker ...')).toBe('reading the pages')
  expect(describeStep('Route (app)')).toBeNull()
})
