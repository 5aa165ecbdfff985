/**
 * Danger in a sentence that no rule matches: words, and pairs of nearby words, each with a weight learned from the
 * judged questions (docs/decisions/0014-learned-danger.md). Nothing typed is kept.
 */
import { type Danger, dangers } from './danger-list'
import { stem, stemForms } from './tokens'
import { dangerWeights } from './weights.data'

/** How far apart the two words of a pair may be. */
const NEAR = 3
/** The value of a pair relative to a single word: pairs say more, but were seen less often. */
const PAIR = 0.35
/** A weight of 1 is stored as 10. */
export const STEPS = 10
/** Sentences above this indicate danger. Set so that hardly any held-out question that only sounds like it does. */
export const LEAST = 0.7

/** The words of a sentence, normalized. A bar replaces a place, a long number, or harmless words. */
function readWords(plain: string): string[] {
  const words = plain.split(' ').filter(Boolean)
  return words.map((word) => (/^(?:\||\d{3,})$/.test(word) ? '|' : stemForms(stem(word))))
}

/** What is weighed, and the factor for its weight. */
export type Features = (readonly [feature: string, value: number])[]

/** The more words there are, the less each counts; all bars together count as one word. */
const shareOf = (words: readonly string[]) => 1 / Math.sqrt(Math.max(1, new Set(words).size))

function countOnce(found: readonly string[], value: number): Features {
  return [...new Set(found)].flatMap((one) => (one.includes('|') ? [] : [[one, value] as const]))
}

/** Each word, and each pair of nearby words, in order. */
export function listFeatures(plain: string): Features {
  const words = readWords(plain)
  const value = shareOf(words)
  const pairs = words.flatMap((word, at) => words.slice(at + 1, at + 1 + NEAR).map((next) => `${word} ${next}`))
  return [...countOnce(words, value), ...countOnce(pairs, value * PAIR)]
}

/** The features that distinguish dangers: single words only. */
export function listWords(plain: string): Features {
  const words = readWords(plain)
  return countOnce(words, shareOf(words))
}

type Weights = Map<string, number>

/**
 * Each line is a word of a model, with its own weight and those of its pairs: 'danger', 'hit', '14', 'left:-6 wall:-9'.
 * Of the kinds, a pair is the word and the place of a danger in their list. `start` is where a sum begins.
 */
function readWeights(): { start: Weights; danger: Weights; kinds: Weights } {
  const models = { start: new Map(), danger: new Map(), kinds: new Map() }
  for (const line of dangerWeights.trimEnd().split('\n').slice(1)) {
    const [model = '', word = '', alone, pairs] = line.split('\t')
    const weights: Weights = models[model as keyof typeof models]
    if (alone) weights.set(word, Number(alone) / STEPS)
    for (const pair of pairs ? pairs.split(' ') : []) {
      const [next, weight] = pair.split(':')
      weights.set(`${word} ${next}`, Number(weight) / STEPS)
    }
  }
  return models
}

/** The sum for danger, and for each kind of danger, begins here. */
export const { start, danger: weights, kinds: weightsOfKinds } = readWeights()

/** How strongly a sentence indicates danger, and its parts, the heaviest first. */
export function weigh(plain: string): { sum: number; parts: [feature: string, weight: number][] } {
  const parts = listFeatures(plain).flatMap(([one, value]): [string, number][] => {
    const weight = weights.get(one)
    return weight === undefined ? [] : [[one, weight * value]]
  })
  const sum = parts.reduce((total, [, weight]) => total + weight, start.get('danger') ?? 0)
  return { sum, parts: parts.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])) }
}

/** How strongly the words indicate each danger, the strongest first. */
export function weighDangers(plain: string): (readonly [danger: Danger, sum: number])[] {
  const features = listWords(plain)
  const sums = dangers.map((one, at) => {
    const sum = features.reduce((total, [word, value]) => total + (weightsOfKinds.get(`${word} ${at}`) ?? 0) * value, 0)
    return [one, sum + (start.get(one) ?? 0)] as const
  })
  return sums.sort((a, b) => b[1] - a[1])
}

/** Two dangers whose weights are this close are both returned. */
const CLOSE = 0.4

/** The danger with the largest weight; two if their weights are nearly equal. */
export function chooseDangers(plain: string): Danger[] {
  const [first, second] = weighDangers(plain)
  const isClose = first && second && second[1] > first[1] - CLOSE
  return dangers.filter((one) => one === first?.[0] || (isClose && one === second[0]))
}

/** By how much another danger must outweigh the known one. */
const MIN_LEAD = 1

/** A danger that weighs much more than the known one; null if there is none. */
export function findStronger(known: Danger, plain: string): Danger | null {
  const sums = weighDangers(plain)
  const [, least = 0] = sums.find(([one]) => one === known) ?? []
  const [most] = sums
  return most && most[1] > least + MIN_LEAD ? most[0] : null
}

/** Empty if the words weigh too little. */
export function findLearned(plain: string): Danger[] {
  return weigh(plain).sum > LEAST ? chooseDangers(plain) : []
}
