/** The sentences that teach, with their labels: nothing else is read (sentences.test.ts). */
import { readFileSync } from 'node:fs'
import { writeWords } from '@/lib/search/patterns'
import { type Label, labels } from '@/lib/search/reader/reader'
import { readTokens } from '@/lib/search/tokens'

export interface Sentence {
  words: string[]
  ends: boolean[]
  /** None of a calm one. */
  told: Label[]
  counts: number
  source: 'stories' | 'told' | 'judged' | 'asked'
  /** Only of stories, which are put together in one language. */
  language?: 'en' | 'es'
}

const isLabel = (text: string): text is Label => labels.some((label) => label === text)

function toSentence(typed: string, told: readonly string[], rest: Omit<Sentence, 'words' | 'ends' | 'told'>): Sentence {
  const tokens = readTokens(typed)
  return {
    words: writeWords(tokens).split(' '),
    ends: tokens.map(({ endsSentence }) => endsSentence),
    told: told.filter(isLabel),
    ...rest,
  }
}

const readLines = (file: string) => readFileSync(`data/reader/${file}`, 'utf8').trim().split('\n')

function readStories(language: 'en' | 'es'): Sentence[] {
  const rest = { counts: 1.5, source: 'stories', language } as const
  return [
    // 'DANGER/HURT/BY/WHEN SENTENCE'
    ...readLines(`${language}-danger.txt`).map((line) => {
      const [told = ''] = line.split(' ', 1)
      const [danger = '', hurt = ''] = told.split('/')
      return toSentence(line.slice(told.length + 1), [...danger.split('|'), `hurt: ${hurt}`], rest)
    }),
    ...readLines(`${language}-calm.txt`).map((line) => toSentence(line, [], { ...rest, counts: 1 })),
  ]
}

/** Groups of questions that are not judged for danger, but are often of it. */
const unsure = ['danger', 'outside: danger', 'outside: unseen', 'outside: any', 'outside: Spanish', 'sentences: slang']

interface Judged {
  q: string
  danger?: string
  group?: string
}

export function readSentences(): Sentence[] {
  const questions: Judged[] = JSON.parse(readFileSync('bench/relevance/own.json', 'utf8'))
  const asked = questions.flatMap(({ q, danger, group }): Sentence[] => {
    if (danger) return [toSentence(q, danger.split('|'), { counts: 1.5, source: 'judged' })]
    return unsure.includes(group ?? 'danger') ? [] : [toSentence(q, [], { counts: 0.7, source: 'asked' })]
  })
  const told = readLines('told.tsv').map((line) => {
    const [danger = '', typed = ''] = line.split('\t')
    return toSentence(typed, danger.split('|'), { counts: 1, source: 'told' })
  })
  return [...readStories('en'), ...readStories('es'), ...asked, ...told].filter(({ words }) => words.length > 0)
}
