import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What no browser may be sent, however long the chain of imports that leads there. */
const serverOnly = [
  /^lib\/(env\.ts|site\/site\.ts|log\/)/,
  /^lib\/(http|cache|outside|mail|session\/identity)\//,
  /^lib\/.+\/(queries|service|calls|sql-[^/]*|snapshot[^/]*)\.ts$/,
  /^db\/(?!vocabulary\/)/,
  /^local\//,
  /^(server-only|postgres|drizzle-orm|node:|stripe$|pdfkit)/,
]

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/')
    if (entry.isDirectory()) return listSources(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}

/** Imports that remain when the types are gone. */
function listImports(text: string): string[] {
  const statement =
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  const found = [...text.matchAll(statement)]
  const named = found.filter(([whole]) => !/\{\s*(?:type\s+\w+,?\s*)+\}/.test(whole))
  return named.map(([, from, late]) => from ?? late ?? '')
}

/** A path of this repository, or the name of a package. */
function resolveImport(from: string, name: string): string {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name).replaceAll('\\', '/')
      : null
  if (path === null) return name
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? path
}

/** Every chain from a client file to something that is for the server alone. */
function findLeaks(entry: string): string[] {
  const leaks: string[] = []
  const seen = new Set<string>()
  const visit = (path: string, chain: string[]) => {
    if (seen.has(path)) return
    seen.add(path)
    const here = [...chain, path]
    if (serverOnly.some((pattern) => pattern.test(path))) leaks.push(here.join(' -> '))
    else if (/\.tsx?$/.test(path) && existsSync(path)) {
      for (const name of listImports(readFileSync(path, 'utf8'))) visit(resolveImport(path, name), here)
    }
  }
  visit(entry, [])
  return leaks
}

const sources = ['app', 'components', 'lib'].filter((folder) => existsSync(folder)).flatMap(listSources)

test('nothing of the server reaches the browser', () => {
  const client = sources.filter((path) => /^\s*['"]use client['"]/m.test(readFileSync(path, 'utf8')))
  expect(client.flatMap(findLeaks)).toEqual([])
})

test('imports are read as the compiler leaves them', () => {
  const text = [
    "import a from '@/a'",
    "import { b,\n  c } from './c'",
    "import type { D } from './types'",
    "import { type E, type F } from './more-types'",
    "import { type G, h } from './mixed'",
    "import './side-effect'",
    "export { i } from './i'",
    "export const late = () => import('./late')",
  ].join('\n')
  expect(listImports(text)).toEqual(['@/a', './c', './mixed', './side-effect', './i', './late'])
})

test('no server action: a second way to write would need its own guards', () => {
  expect(sources.filter((path) => /^\s*['"]use server['"]/m.test(readFileSync(path, 'utf8')))).toEqual([])
})

/** Rooms that any domain may use. They know no domain. */
const ground = new Set(
  'audit cache env forms geography http jobs log mail once-per-process outside pdf routes sealing session site text time'.split(
    ' ',
  ),
)

/**
 * What one domain may take from another. A new pair is a decision: write it here with its reason, or let the page (or
 * server/, which stands above) bring the two together.
 */
const pairs: Record<string, readonly string[]> = {
  account: ['check-ins', 'resources', 'search'], // what she can export, and delete with her account
  advocates: ['resources'], // the numbers on a sheet
  analytics: ['resources'], // figures of the directory
  'check-ins': ['safety'],
  'directory-data': ['resources'], // files in and out write and read records
  legal: ['resources'],
  resources: ['legal'], // staff's queue of facts to confirm
  safety: ['resources', 'vault'],
  search: ['legal', 'resources'],
  staff: ['donations', 'resources'], // the first page of the console
}

function roomOf(path: string): string {
  return path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
}

test('one domain takes from another only what the table of pairs names', () => {
  const found = sources
    .filter((path) => path.startsWith('lib/'))
    .flatMap((path) =>
      listImports(readFileSync(path, 'utf8')).map((name) => [path, resolveImport(path, name)] as const),
    )
    .filter(([, to]) => to.startsWith('lib/'))
    .filter(([from, to]) => {
      const [room, other] = [roomOf(from), roomOf(to)]
      return room !== other && !ground.has(other) && !pairs[room]?.includes(other)
    })
  expect(found.map(([from, to]) => `${from} -> ${to}`)).toEqual([])
})

test('the ground knows no domain', () => {
  const found = sources
    .filter((path) => path.startsWith('lib/') && ground.has(roomOf(path)))
    .flatMap((path) =>
      listImports(readFileSync(path, 'utf8')).map((name) => [path, resolveImport(path, name)] as const),
    )
    .filter(([, to]) => to.startsWith('lib/') && !ground.has(roomOf(to)))
  expect(found.map(([from, to]) => `${from} -> ${to}`)).toEqual([])
})

test('lib has at most 32 rooms', () => {
  const rooms = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.length).toBeLessThanOrEqual(32)
})

test('what bundles share stands under one name of the process, and the way out under one of the window', () => {
  const scripts = ['lib', 'server', 'app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const named = scripts.filter(
    (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes('.test.') && statSync(path).isFile(),
  )
  const symbols = named.flatMap((path) => readFileSync(path, 'utf8').match(/Symbol\.for\('[^']+'\)/g) ?? [])
  expect(symbols.sort()).toEqual(["Symbol.for('marigold')", "Symbol.for('marigold.exit')"])
})

/** What whoever runs or extends the site makes. */
const yetToMake = /\/xx$|^deploy\/nginx\/tls$/

test('no wait for somebody else can be forgotten before it ends (lib/http/deadline.ts)', () => {
  const sources = ['app', 'lib', 'server', 'db'].flatMap(listSources)
  expect(sources.filter((path) => /AbortSignal\.timeout\(/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('each file and folder that the documents name is there', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
    (path) => path.endsWith('.md'),
  )
  const named = documents.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /`((?:app|components|lib|db|server|tests|docs|deploy|local|scripts|bench)\/[^`*{}<> ]+)`/g,
      ),
    ].map(([, file = '']) => ({ path, file })),
  )
  expect(named.length).toBeGreaterThan(60)
  const lost = named.filter(({ file }) => !existsSync(file) && !yetToMake.test(file))
  expect(lost.map(({ path, file }) => `${path}: ${file}`)).toEqual([])
})
