import { expect, it } from 'vitest'
import { listInlined, readSheets } from './style-hashes.mjs'

const sheet = (path: string, content: string) => ({ inlined: true, path, content })
const sheets = {
  '/site/app/layout': [sheet('a.css', 'a{}')],
  '/site/app/error': [],
  '/site/app/guides/layout': [sheet('b.css', 'b{}')],
  '/site/app/guides/page': [sheet('c.css', 'c{}'), sheet('a.css', 'a{}')],
}

it('puts the layouts around a page before its own sheets, and each sheet once', () => {
  expect(listInlined(sheets)).toEqual(['a{}', 'a{}c{}', 'a{}b{}', 'a{}b{}c{}'])
})

it('reads what Next writes', () => {
  const manifest = `globalThis.__RSC_MANIFEST=(globalThis.__RSC_MANIFEST||{});globalThis.__RSC_MANIFEST["/page"]=${JSON.stringify({ entryCSSFiles: sheets })};`
  expect(readSheets(manifest)).toEqual(sheets)
})
