import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hotlineFacts } from '@/lib/site/hotlines.data'
import inlineData from './data-loader.mjs'

const load = (source: string) => {
  const read: string[] = []
  const module = inlineData.call(
    { rootContext: process.cwd(), addDependency: (file: string) => read.push(file) },
    source,
  )
  return { module, read }
}

it('a browser gets the national lines as the server reads them, without where they were read', async () => {
  const { module, read } = load(readFileSync('lib/site/hotlines.data.ts', 'utf8'))
  const inBrowser = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`)
  const shown = JSON.stringify(hotlineFacts, (key, value) => (key === 'source' ? undefined : value))
  expect(inBrowser.hotlineFacts).toEqual(JSON.parse(shown))
  expect(module).not.toMatch(/source|import |ovc\.ojp\.gov/)
  expect(read).toEqual([`${process.cwd()}/content/facts/hotlines.yaml`])
})

it('such a module exports data alone', () => {
  expect(() => load("export const facts = readList('facts/hotlines.yaml', schema)\nexport const one = 1\n")).toThrow(
    'exports only what it reads',
  )
  expect(() => load('const one = 1\n')).toThrow('exports only what it reads')
})
