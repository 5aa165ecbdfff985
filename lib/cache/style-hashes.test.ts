import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashStyleSheets, listInlined, readSheets } from './style-hashes.mjs'

const sheet = (path: string, content: string) => ({ inlined: true, path, content })
const sheets = {
  '/site/app/layout': [sheet('a.css', 'a{}')],
  '/site/app/error': [],
  '/site/app/guides/layout': [sheet('b.css', 'b{}')],
  '/site/app/guides/page': [sheet('c.css', 'c{}'), sheet('a.css', 'a{}')],
}

it('lists the sheets of the layouts around a page before its own, and each sheet once', () => {
  expect(listInlined(sheets)).toEqual(['a{}', 'a{}c{}', 'a{}b{}', 'a{}b{}c{}'])
})

const write = (entryCSSFiles: object) =>
  `globalThis.__RSC_MANIFEST=(globalThis.__RSC_MANIFEST||{});globalThis.__RSC_MANIFEST["/page"]=${JSON.stringify({ entryCSSFiles })};`

it('reads the manifest that Next writes', () => {
  expect(readSheets(write(sheets))).toEqual(sheets)
})

it('hashes only the sheets of pages that are rendered per request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'prerender-manifest.json': JSON.stringify({
      routes: { '/': { srcRoute: null }, '/help/ohio': { srcRoute: '/help/[state]' } },
      dynamicRoutes: { '/news/[slug]': {} },
    }),
    ...Object.fromEntries(
      ['(public)/', '(public)/help/[state]/', '(public)/news/[slug]/', '(public)/news/search/', '(staff)/admin/'].map(
        (route) => [
          `server/app/${route}page_client-reference-manifest.js`,
          write({ '/layout': [], '/page': [sheet('own.css', route)] }),
        ],
      ),
    ),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashes = (await hashStyleSheets(folder)).split(' ')
  expect(hashes.sort()).toEqual(['(public)/news/search/', '(staff)/admin/'].map(hash).sort())
})
