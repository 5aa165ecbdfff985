/** The training sentences with their labels. Nothing else may be read here (sentences.test.ts). */
import { readFileSync } from 'node:fs'
import { writeWords } from '@/lib/search/patterns'
import { type Label, labels } from '@/lib/search/reader/reader'
import { readTokens } from '@/lib/search/tokens'

export interface Sentence {
  words: string[]
  ends: boolean[]
  /** Empty for a calm sentence. */
  labels: Label[]
  weight: number
  source: 'stories' | 'told' | 'judged' | 'asked'
  /** Only for stories, which are composed per language. */
  language?: 'en' | 'es'
}

const isLabel = (text: string): text is Label => labels.some((label) => label === text)

function toSentence(
  typed: string,
  names: readonly string[],
  rest: Omit<Sentence, 'words' | 'ends' | 'labels'>,
): Sentence {
  const tokens = readTokens(typed)
  return {
    words: writeWords(tokens).split(' '),
    ends: tokens.map(({ endsSentence }) => endsSentence),
    labels: names.filter(isLabel),
    ...rest,
  }
}

const readLines = (file: string) => readFileSync(`data/reader/${file}`, 'utf8').trim().split('\n')

function readStories(language: 'en' | 'es'): Sentence[] {
  const rest = { weight: 1.5, source: 'stories', language } as const
  return [
    // 'DANGER/HURT/BY/WHEN SENTENCE'
    ...readLines(`${language}-danger.txt`).map((line) => {
      const [prefix = ''] = line.split(' ', 1)
      const [danger = '', hurt = ''] = prefix.split('/')
      return toSentence(line.slice(prefix.length + 1), [...danger.split('|'), `hurt: ${hurt}`], rest)
    }),
    ...readLines(`${language}-calm.txt`).map((line) => toSentence(line, [], { ...rest, weight: 1 })),
  ]
}

/** Groups of questions that were not judged for danger but are often about it. */
const unjudgedGroups = [
  'danger',
  'outside: danger',
  'outside: unseen',
  'outside: any',
  'outside: Spanish',
  'sentences: slang',
]

interface Judged {
  q: string
  danger?: string
  group?: string
}

export function readSentences(): Sentence[] {
  const questions: Judged[] = JSON.parse(readFileSync('bench/relevance/own.json', 'utf8'))
  const asked = questions.flatMap(({ q, danger, group }): Sentence[] => {
    if (danger) return [toSentence(q, danger.split('|'), { weight: 1.5, source: 'judged' })]
    return unjudgedGroups.includes(group ?? 'danger') ? [] : [toSentence(q, [], { weight: 0.7, source: 'asked' })]
  })
  const told = readLines('told.tsv').map((line) => {
    const [danger = '', typed = ''] = line.split('\t')
    return toSentence(typed, danger.split('|'), { weight: 1, source: 'told' })
  })
  return [...readStories('en'), ...readStories('es'), ...asked, ...told].filter(({ words }) => words.length > 0)
}
