import { z } from 'zod'
import { newsTopics } from '@/db/vocabulary/content'
import { readTable } from '@/lib/text/content/tables'
import type { NewsTopic } from './topics'

interface Phrase {
  text: string
  weight: number
  needsWomen: boolean
}

/** What a strong phrase in a title weighs, or two of them below it. */
const MIN_SCORE = 4
/** What the feed's own topic is worth: it settles what is close, and gives way to what is plain. */
const FEED_TOPIC = 3
/** From here on a story is of no use to a feed about one topic either. */
const OF_NO_USE = 8

/** ' women s rights ': words between single spaces, so that a phrase is found by its text alone. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’‘]/g, '')
  return ` ${plain.replace(/[^a-z0-9]+/g, ' ').trim()} `
}

function readPhrase(written: string, weight: number): Phrase {
  const needsWomen = written.startsWith('~')
  const words = needsWomen ? written.slice(1) : written
  return { text: words.endsWith('*') ? ` ${words.slice(0, -1)}` : ` ${words} `, weight, needsWomen }
}

/**
 * What tells a topic, with its weight; `women` are words by which a story speaks of women, `against` is of no use here,
 * however many of the other words it holds. Words are in lower case and without marks; '*' at the end takes every ending;
 * a phrase after '~' counts only where the story speaks of women. Twice as much in a title as below it.
 */
const rows = readTable(
  'facts/news-words.csv',
  z.strictObject({
    list: z.enum([...newsTopics, 'women', 'against']),
    weight: z
      .string()
      .regex(/^[1-9]$/, 'From 1 to 9.')
      .transform(Number),
    words: z
      .string()
      .regex(
        /^~?[a-z\d]+( [a-z\d]+)*\*?$/,
        'Small letters without marks, digits and single spaces; ~ in front, * behind.',
      ),
  }),
)

const readList = (name: (typeof rows)[number]['list']) =>
  rows.filter(({ list }) => list === name).map(({ words, weight }) => readPhrase(words, weight))

const byTopic = newsTopics.map((topic) => ({ topic, list: readList(topic) }))
const women = readList('women')
const unwanted = readList('against')

function weigh(list: Phrase[], title: string, below: string, isOfWomen: boolean): number {
  let sum = 0
  for (const { text, weight, needsWomen } of list) {
    if (needsWomen && !isOfWomen) continue
    if (title.includes(text)) sum += 2 * weight
    else if (below.includes(text)) sum += weight
  }
  return sum
}

/**
 * The topic that a story's words tell, or null for a story of no topic of ours. A feed about one topic gives its own to
 * what its words leave open.
 */
export function classifyStory(
  title: string,
  description: string | null,
  feedTopic: NewsTopic | null,
): NewsTopic | null {
  const [head, below] = [fold(title), fold(description ?? '')]
  const isOfWomen = women.some(({ text }) => head.includes(text) || below.includes(text))
  const minus = weigh(unwanted, head, below, true)
  const scores = byTopic.map(({ topic, list }) => {
    const own = topic === feedTopic ? FEED_TOPIC : 0
    return { topic, own, score: weigh(list, head, below, isOfWomen) }
  })
  let best: { topic: NewsTopic; score: number } | null = null
  for (const { topic, own, score } of scores) {
    if (score - minus < MIN_SCORE) continue
    if (!best || score + own > best.score) best = { topic, score: score + own }
  }
  return best?.topic ?? (minus < OF_NO_USE ? feedTopic : null)
}
