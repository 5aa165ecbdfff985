import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What must not reach a browser, through any chain of imports. */
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

/** Imports that remain once types are erased. */
function listImports(text: string): string[] {
  const statement =
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  const found = [...text.matchAll(statement)]
  const named = found.filter(([whole]) => !/\{\s*(?:type\s+\w+,?\s*)+\}/.test(whole))
  return named.map(([, from, late]) => from ?? late ?? '')
}

/** A path in this repository, or the name of a package. */
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

/** Every import chain from a client file to a server-only module. */
function findLeaks(entry: string): string[] {
  const leaks: string[] = []
  const seen = new Set<string>()
  const visit = (path: string, chain: string[]) => {
    // In a browser's bundle its data stand in its place (lib/text/content/data-loader.mjs).
    if (seen.has(path) || path.endsWith('.data.ts')) return
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

test('no server code reaches the browser', () => {
  const client = sources.filter((path) => /^\s*['"]use client['"]/m.test(readFileSync(path, 'utf8')))
  expect(client.flatMap(findLeaks)).toEqual([])
})

test('imports are listed as the compiler would keep them', () => {
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

test('there are no server actions: a second way to write would need its own guards', () => {
  expect(sources.filter((path) => /^\s*['"]use server['"]/m.test(readFileSync(path, 'utf8')))).toEqual([])
})

/** Folders that any domain may import. They import no domain. */
const sharedFolders = new Set(
  'audit cache env forms geography http jobs log mail once-per-process outside pdf routes sealing session site text time'.split(
    ' ',
  ),
)

/**
 * What one domain may import from another. A new pair is a decision: list it here with its reason, or let the page (or
 * server/, which is above both) combine the two.
 */
const pairs: Record<string, readonly string[]> = {
  account: ['advocates', 'check-ins', 'resources', 'search'], // what a member can export, and delete with her account
  advocates: ['resources', 'safety', 'search', 'texting'], // the numbers on a sheet; a list is what the search finds, in the words of our texts
  analytics: ['resources'], // directory statistics
  'check-ins': ['safety'],
  'directory-data': ['resources'], // imports write records, exports read them
  legal: ['resources'],
  resources: ['legal'], // staff's queue of facts to confirm
  safety: ['resources', 'vault'],
  search: ['legal', 'resources'],
  staff: ['donations', 'legal', 'resources'], // the first page of the console
  texting: ['resources', 'search'], // what is answered is what the search finds
}

function folderOf(path: string): string {
  return path.split('/')[1]?.replace(/\.\w+$/, '') ?? ''
}

test('domains import each other only as listed in the table of pairs', () => {
  const found = sources
    .filter((path) => path.startsWith('lib/'))
    .flatMap((path) =>
      listImports(readFileSync(path, 'utf8')).map((name) => [path, resolveImport(path, name)] as const),
    )
    .filter(([, to]) => to.startsWith('lib/'))
    .filter(([from, to]) => {
      const [folder, other] = [folderOf(from), folderOf(to)]
      return folder !== other && !sharedFolders.has(other) && !pairs[folder]?.includes(other)
    })
  expect(found.map(([from, to]) => `${from} -> ${to}`)).toEqual([])
})

test('shared folders import no domain', () => {
  const found = sources
    .filter((path) => path.startsWith('lib/') && sharedFolders.has(folderOf(path)))
    .flatMap((path) =>
      listImports(readFileSync(path, 'utf8')).map((name) => [path, resolveImport(path, name)] as const),
    )
    .filter(([, to]) => to.startsWith('lib/') && !sharedFolders.has(folderOf(to)))
  expect(found.map(([from, to]) => `${from} -> ${to}`)).toEqual([])
})

test('lib has at most 32 folders', () => {
  const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.length).toBeLessThanOrEqual(32)
})

test('bundles share state under one global symbol in the process, and Quick Exit under one in the window', () => {
  const scripts = ['lib', 'server', 'app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const named = scripts.filter(
    (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes('.test.') && statSync(path).isFile(),
  )
  const symbols = named.flatMap((path) => readFileSync(path, 'utf8').match(/Symbol\.for\('[^']+'\)/g) ?? [])
  expect(symbols.sort()).toEqual(["Symbol.for('marigold')", "Symbol.for('marigold.exit')"])
})

/** The calls of `fetch` in a script, each with what it is given. */
function listFetches(text: string): string[] {
  return text
    .split(/\bfetch\(/)
    .slice(1)
    .map((rest) => {
      let open = 1
      let end = 0
      for (; open > 0 && end < rest.length; end += 1) open += Number(rest[end] === '(') - Number(rest[end] === ')')
      return rest.slice(0, end - 1)
    })
}

test('what a page’s script asks for is in no browser’s cache on disk, even when the request is broken off', () => {
  // Chromium keeps the address of a request that was made twice at once and broken off, whatever the answer would have said.
  // The worker asks for files that stay in the browser openly, and passes on what pages ask for as they do.
  const ofLib = readdirSync('lib', { recursive: true, encoding: 'utf8' }).map((path) => join('lib', path))
  const scripts = ofLib.filter((path) => path.endsWith('.js') && !path.endsWith('worker.js'))
  const ofPages = [...listSources('components'), ...scripts]
  const calls = ofPages.flatMap((path) => listFetches(readFileSync(path, 'utf8')).map((given) => `${path}: ${given}`))
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter((call) => !/\bcache: 'no-store'/.test(call))).toEqual([])
})

/** Files that operators or developers create themselves. */
const yetToMake = /\/xx$|^deploy\/nginx\/tls$/

test('no timeout can be garbage-collected before it fires (lib/http/deadline.ts)', () => {
  const sources = ['app', 'lib', 'server', 'db'].flatMap(listSources)
  expect(sources.filter((path) => /AbortSignal\.timeout\(/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('every file and folder named in the documents exists', () => {
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
