/**
 * The size and the shape of the code: files, lines by kind, files of 25 lines or fewer, import cycles, private parts of
 * Next in use, and lines that stand in two places. Counted from what git tracks; nothing is run.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { median, printTable } from './table'

const SMALL = 25
const LARGE = 300
/** So many equal lines in a row count as copied. */
const COPIED = 10

interface File {
  path: string
  kind: string
  text: string
  lines: number
}

const isTest = (path: string) => /\.test\.tsx?$|^tests\//.test(path)
const isGenerated = (path: string) => /^lib\/search\/reader\/model\.ts$|arguments\.ts$/.test(path)

function kindOf(path: string): string | null {
  if (/^(content|data|messages|db\/seed\/.*\.(csv|json)|db\/migrations)\b/.test(path)) return 'content and data'
  if (/^lib\/search\/phrases\//.test(path)) return 'phrases'
  if (isGenerated(path)) return 'generated'
  if (isTest(path)) return 'tests'
  if (path.endsWith('.md')) return 'documents'
  if (path.endsWith('.css')) return 'style sheets'
  if (/\.(ts|tsx|mjs|js|sql)$/.test(path)) return 'source'
  return null
}

function readHouse(paths: readonly string[]): File[] {
  return paths.flatMap((path) => {
    const kind = kindOf(path)
    if (!kind || /\.(gz|png)$/.test(path)) return []
    const text = readFileSync(path, 'utf8')
    return [{ path, kind, text, lines: text.split('\n').length - 1 }]
  })
}

const IMPORT = /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm
const TYPES_ONLY = /^(?:import|export) type\b/

/** What each source file loads; types load nothing. */
function listImports(files: readonly File[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path))
  const resolve = (from: string, name: string) => {
    const base = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(from), name) : null
    return base === null
      ? undefined
      : ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => known.has(one))
  }
  return new Map(
    files.map(({ path, text }) => [
      path,
      [...text.matchAll(IMPORT)].flatMap(([whole, from, alone]) => {
        const target = TYPES_ONLY.test(whole) ? undefined : resolve(path, from ?? alone ?? '')
        return target ? [target] : []
      }),
    ]),
  )
}

/** Files that reach themselves (Tarjan's strongly connected components). */
function listCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (path: string) => {
    order.set(path, order.size)
    low.set(path, order.size - 1)
    open.push(path)
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(path) !== order.get(path)) return
    const round = open.splice(open.indexOf(path))
    if (round.length > 1 || imports.get(path)?.includes(path)) found.push(round)
  }
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return found
}

const PRIVATE = /from 'next\/dist\/(?!docs)[^']+'|extends \w*(?:FileSystemCache|NextNodeServer)|\.prototype\.\w+ =/

/** Types and the program that starts Next are not calls. */
function listPrivate(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && !/^import type/.test(line) && PRIVATE.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

/** Lines in runs of COPIED that stand in two places, imports and closing brackets left out. */
function countCopied(files: readonly File[]): number {
  const seen = new Map<string, string>()
  const copied = new Set<string>()
  for (const { path, text } of files) {
    const lines = text.split('\n').flatMap((line, at) => {
      const told = line.trim()
      return told.length < 4 || /^(import|export \*)|^[\])}>,;]+$/.test(told) ? [] : [{ told, at }]
    })
    for (let from = 0; from + COPIED <= lines.length; from += 1) {
      const run = lines.slice(from, from + COPIED)
      const key = run.map(({ told }) => told).join('\n')
      const first = seen.get(key)
      if (first === undefined) seen.set(key, `${path}:${from}`)
      else for (const { at } of run) copied.add(`${path}:${at}`)
    }
  }
  return copied.size
}

export async function measureHouse(): Promise<void> {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const files = readHouse(paths)
  const kinds = [...new Set(files.map(({ kind }) => kind))]
  printTable(
    'Files and lines by kind',
    kinds.map((kind) => {
      const own = files.filter((file) => file.kind === kind)
      const lines = own.map((file) => file.lines)
      return {
        kind,
        files: own.length,
        lines: lines.reduce((sum, one) => sum + one, 0),
        median: median(lines),
        [`${SMALL} lines or fewer`]: lines.filter((one) => one <= SMALL).length,
        [`over ${LARGE}`]: lines.filter((one) => one > LARGE).length,
      }
    }),
  )
  const source = files.filter(({ kind }) => kind === 'source')
  const inLib = source.filter(({ path }) => path.startsWith('lib/')).reduce((sum, { lines }) => sum + lines, 0)
  const around = source
    .filter(({ path }) => /^(server|lib\/cache)\//.test(path))
    .reduce((sum, { lines }) => sum + lines, 0)
  const cycles = listCycles(listImports(source))
  const privates = listPrivate(source)
  printTable('Of the source', [
    { what: 'all files that git tracks', count: paths.length, goal: 1750 },
    { what: `files of ${SMALL} lines or fewer`, count: source.filter(({ lines }) => lines <= SMALL).length, goal: 250 },
    { what: 'lines of lib without content, messages and phrases', count: inLib, goal: 50_000 },
    { what: 'lines of server and lib/cache', count: around, goal: 1300 },
    { what: 'cycles of imports', count: cycles.length, goal: 0 },
    { what: 'private parts of Next in use', count: privates.length, goal: 0 },
    { what: `lines in a run of ${COPIED} that stands twice`, count: countCopied(source), goal: 0 },
  ])
  for (const round of cycles) console.log(`  cycle: ${round.join(', ')}`)
  for (const one of privates) console.log(`  private: ${one}`)
}
