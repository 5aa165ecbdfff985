import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What no browser may be sent, however long the chain of imports that leads there. */
const serverOnly = [
  /^lib\/(env|site|log[^/]*)\.ts$/,
  /^lib\/(http|cache|redis|openapi|identity|stripe|mail|feeds|outward)\//,
  /^lib\/[^/]+\/(queries|service|calls|sql-[^/]*|snapshot[^/]*)\.ts$/,
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
