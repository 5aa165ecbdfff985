import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hotlineFacts } from '@/lib/site/hotlines.data'
import { failIn, readBlocks } from './blocks'
import { readFrontMatter, splitFile } from './front-matter'
import { readMarkdown } from './markdown'
import { checkTranslation, hashEnglish, listEnglish } from './translations'
import watchContent from './watch-loader.mjs'

const FILE = 'content/en/guides/teens.md'

function read(body: string) {
  const text = splitFile(FILE, `---\ntitle: Teens\n---\n${body}`)
  return readBlocks(readMarkdown(text), failIn(FILE))
}

describe('the Markdown of a text', () => {
  it('has paragraphs with their sources, lists, steps and terms', () => {
    expect(
      read(
        'It is free.[^freeze][^ftc]\n\n- One\n- Two.[^ftc]\n\n1. First\n2. Then\n\n- **Police**\n  You can report it.[^law]\n',
      ),
    ).toEqual([
      { kind: 'text', text: 'It is free.', sources: ['freeze', 'ftc'] },
      { kind: 'list', items: [{ text: 'One' }, { text: 'Two.', sources: ['ftc'] }] },
      { kind: 'steps', items: [{ text: 'First' }, { text: 'Then' }] },
      { kind: 'terms', items: [{ term: 'Police', text: 'You can report it.', sources: ['law'] }] },
    ])
  })

  it('takes a line directly above a list as what is listed, and one with an empty line between as a paragraph', () => {
    expect(read('Ask for:\n- a copy\n')).toEqual([{ kind: 'list', intro: 'Ask for:', items: [{ text: 'a copy' }] }])
    expect(read('Ask for:\n\n- a copy\n').map(({ kind }) => kind)).toEqual(['text', 'list'])
  })

  it('has warnings and tips as named directives', () => {
    expect(read(':::warning[Before you sign]\nDo not sign.[^law]\n:::\n\nGo on.')).toEqual([
      { kind: 'note', tone: 'warning', title: 'Before you sign', text: 'Do not sign.', sources: ['law'] },
      { kind: 'text', text: 'Go on.' },
    ])
  })

  it('joins the lines of a paragraph, and shows blanks, ampersands and brackets as they are', () => {
    expect(read('I have\nabout ___ minutes & [a plan].')).toEqual([
      { kind: 'text', text: 'I have about ___ minutes & [a plan].' },
    ])
  })

  it.each([
    ['One.\n\nWord *slanted* here.', 'line 6: Slanted words are not shown'],
    ['See [the court](https://example.org).', 'line 4: A link in the words is not shown'],
    ['It is free.[^ftc] And fast.', 'line 4: A source stands at the end of the paragraph: move [^ftc]'],
    ['It is **free**.', 'line 4: Bold words stand only at the beginning'],
    [':::warning[Stop]\nDo not sign.\n', 'line 4: :::warning has no end'],
    [':::danger[Stop]\nDo not sign.\n:::', 'line 4: Nothing is called :::danger here.'],
    [':::tip\nDo not sign.\n:::', 'line 4: :::tip has its title in brackets'],
    ['- One\n  - Two', 'line 4: A line of a list is one paragraph'],
    ['I am enclosing proof. {iff="proof"}', 'line 4: {iff=...} is not known here'],
    ['I am enclosing proof. {if="proof"', 'line 4: A { or } here is not closed'],
    ['See https://a.example today.', 'line 4: A web address in the words'],
    ['Say "no".', 'line 4: Write “ and ”'],
    ['> Quoted', 'line 4: A line that begins with > is not shown'],
    ['- **Police**\n  Yes.\n- Courts\n', 'line 6: Each line of a list of terms has bold words'],
  ])('says what stands in the way in %j', (body, message) => {
    expect(() => read(body)).toThrow(`${FILE}, ${message}`)
  })
})

describe('the facts above a text', () => {
  const schema = z.strictObject({
    title: z.string(),
    level: z.enum(['easy', 'hard']),
    sources: z.array(z.union([z.strictObject({ url: z.url(), read: z.iso.date() }), z.string()])).optional(),
  })
  const check = (head: string) => readFrontMatter(splitFile(FILE, `---\n${head}---\n`), schema)

  it('are read as written: a day stays a day', () => {
    const sources = [{ url: 'https://a.example', read: '2026-11-28' }]
    expect(check(`title: Teens\nlevel: easy\nsources:\n  - url: https://a.example\n    read: 2026-11-28\n`)).toEqual({
      title: 'Teens',
      level: 'easy',
      sources,
    })
  })

  it.each([
    ['title: Teens\nlevel: easy\ntitel: Twice\n', 'line 4: `titel` is not known here. Is it misspelled?'],
    ['title: Teens\n', 'line 2: `level` is missing.'],
    ['title: Teens\nlevel: mild\n', 'line 3: `level` must be one of `easy`, `hard`.'],
    ['title: 12\nlevel: easy\n', "line 2: `title` stands between quotes: '12'."],
    [
      'title: A\nlevel: easy\nsources:\n  - url: https://a.example\n    read: May 3\n',
      'line 6: `sources.0.read` must be a day such as 2026-11-28.',
    ],
    ['title: A\nlevel: easy\nsources:\n  - vawa\n  - url: https://a.example\n', 'line 6: `sources.1.read` is missing.'],
    ['title: Teens: a guide\nlevel: easy\n', 'line 2: Words with a colon and a space stand between quotes'],
  ])('say which line is wrong in %j', (head, message) => {
    expect(() => check(head)).toThrow(`${FILE}, ${message}`)
  })

  it('may be saved with the line ends of Windows', () => {
    const { head, body } = splitFile(FILE, '\uFEFF---\r\ntitle: Teens\r\n---\r\nWords\r\n')
    expect([head, body]).toEqual(['title: Teens\n', 'Words\n'])
  })

  it('stand between two lines', () => {
    expect(() => splitFile(FILE, 'title: Teens\n')).toThrow(`${FILE}, line 1: The file begins with a line \`---\``)
  })
})

describe('a translation', () => {
  const all = listEnglish().map(checkTranslation)

  it('stands beside each text', () => {
    expect(all.filter(({ state }) => state === 'missing')).toEqual([])
  })

  it('is as new as its English where an old one could hurt someone', () => {
    const urgent = all.filter(({ isUrgent }) => isUrgent)
    const paths = urgent.map(({ path }) => path)
    for (const path of ['guides/deadly-danger.md', 'safety/plan.md', 'about/giving.md']) expect(paths).toContain(path)
    expect(urgent.filter(({ state }) => state !== 'current')).toEqual([])
  })

  it('knows its English by its words', () => {
    expect(hashEnglish('guides/teens.md')).toMatch(/^[a-f\d]{12}$/)
    expect(hashEnglish('guides/teens.md')).not.toBe(hashEnglish('guides/lgbtq.md'))
  })
})

it('a text has no phone number of its own: those that one names are national lines', () => {
  const known = new Set(JSON.stringify(hotlineFacts).match(/\d{3}-\d{3}-\d{4}/g))
  const texts = listEnglish().flatMap((path) => ['en', 'es'].map((language) => `content/${language}/${path}`))
  const named = texts.flatMap((file) => readFileSync(file, 'utf8').match(/\b\d{3}-\d{3}-\d{4}\b/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((number) => !known.has(number))).toEqual([])
})

it('a text that is saved while developing changes the module that reads it, and the folder is watched', () => {
  const rootContext = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(rootContext, 'content/en/guides'), { recursive: true })
  const file = join(rootContext, 'content/en/guides/teens.md')
  writeFileSync(file, 'Words')
  const watched: string[] = []
  const load = () => watchContent.call({ rootContext, addContextDependency: (path: string) => watched.push(path) }, 'x')
  const before = load()
  expect(load()).toBe(before)
  const later = Date.now() / 1000 + 60
  utimesSync(file, later, later)
  expect(load()).not.toBe(before)
  expect(watched).toContain(join(rootContext, 'content'))
})
