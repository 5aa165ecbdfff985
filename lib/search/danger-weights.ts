/**
 * Danger in a sentence that no rule matches: words and pairs of nearby words, each with a weight trained on the
 * judged questions (docs/decisions/0014-learned-danger.md). Nothing typed is kept.
 */
import { type Danger, dangers } from './danger-list'
import { stem, stemForms } from './tokens'
import { dangerWeights } from './weights.data'

/** How far apart the two words of a pair may be. */
const MAX_PAIR_DISTANCE = 3
/** The value of a pair relative to a single word: pairs say more, but were seen less often. */
const PAIR_FACTOR = 0.35
/** A weight of 1 is stored as 10. */
export const WEIGHT_SCALE = 10
/** Sentences above this indicate danger. Set so that hardly any held-out question that only sounds like it does. */
export const MIN_DANGER_SCORE = 0.7

/** The words of a sentence, normalized. A bar replaces a place, a long number, or harmless words. */
function readWords(plain: string): string[] {
  const words = plain.split(' ').filter(Boolean)
  return words.map((word) => (/^(?:\||\d{3,})$/.test(word) ? '|' : stemForms(stem(word))))
}

/** Each feature, with the factor for its weight. */
export type Features = (readonly [feature: string, value: number])[]

/** The more words, the less each counts; all bars together count as one word. */
const wordValue = (words: readonly string[]) => 1 / Math.sqrt(Math.max(1, new Set(words).size))

function toFeatures(found: readonly string[], value: number): Features {
  return [...new Set(found)].flatMap((one) => (one.includes('|') ? [] : [[one, value] as const]))
}

/** Each word, and each pair of nearby words, in order. */
export function listFeatures(plain: string): Features {
  const words = readWords(plain)
  const value = wordValue(words)
  const pairs = words.flatMap((word, at) =>
    words.slice(at + 1, at + 1 + MAX_PAIR_DISTANCE).map((next) => `${word} ${next}`),
  )
  return [...toFeatures(words, value), ...toFeatures(pairs, value * PAIR_FACTOR)]
}

/** The features that distinguish dangers: single words only. */
export function listWords(plain: string): Features {
  const words = readWords(plain)
  return toFeatures(words, wordValue(words))
}

type Weights = Map<string, number>

/**
 * Each line is a word of a model, with its own weight and those of its pairs: 'danger', 'hit', '14', 'left:-6 wall:-9'.
 * In `kinds`, a pair is the word and the index of a danger in the list of dangers. `start` holds the biases.
 */
function readWeights(): { start: Weights; danger: Weights; kinds: Weights } {
  const models = { start: new Map(), danger: new Map(), kinds: new Map() }
  for (const line of dangerWeights.trimEnd().split('\n').slice(1)) {
    const [model = '', word = '', alone, pairs] = line.split('\t')
    const weights: Weights = models[model as keyof typeof models]
    if (alone) weights.set(word, Number(alone) / WEIGHT_SCALE)
    for (const pair of pairs ? pairs.split(' ') : []) {
      const [next, weight] = pair.split(':')
      weights.set(`${word} ${next}`, Number(weight) / WEIGHT_SCALE)
    }
  }
  return models
}

/** `biases`: one for danger at all, and one per danger. */
export const { start: biases, danger: weights, kinds: weightsByDanger } = readWeights()

/** How strongly a sentence indicates danger, and its features, the heaviest first. */
export function scoreDanger(plain: string): { sum: number; parts: [feature: string, weight: number][] } {
  const parts = listFeatures(plain).flatMap(([one, value]): [string, number][] => {
    const weight = weights.get(one)
    return weight === undefined ? [] : [[one, weight * value]]
  })
  const sum = parts.reduce((total, [, weight]) => total + weight, biases.get('danger') ?? 0)
  return { sum, parts: parts.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])) }
}

/** How strongly the words indicate each danger, the strongest first. */
export function scoreEachDanger(plain: string): (readonly [danger: Danger, sum: number])[] {
  const features = listWords(plain)
  const sums = dangers.map((one, at) => {
    const sum = features.reduce(
      (total, [word, value]) => total + (weightsByDanger.get(`${word} ${at}`) ?? 0) * value,
      0,
    )
    return [one, sum + (biases.get(one) ?? 0)] as const
  })
  return sums.sort((a, b) => b[1] - a[1])
}

/** If the scores of two dangers are this close, both are returned. */
const MAX_GAP = 0.4

/** The danger with the highest score; two if their scores are nearly equal. */
export function pickTopDangers(plain: string): Danger[] {
  const [first, second] = scoreEachDanger(plain)
  const isClose = first && second && second[1] > first[1] - MAX_GAP
  return dangers.filter((one) => one === first?.[0] || (isClose && one === second[0]))
}

/** By how much another danger must outscore the known one. */
const MIN_LEAD = 1

/** A danger that scores much higher than the known one; null if there is none. */
export function findMuchStronger(known: Danger, plain: string): Danger | null {
  const sums = scoreEachDanger(plain)
  const [, knownScore = 0] = sums.find(([one]) => one === known) ?? []
  const [top] = sums
  return top && top[1] > knownScore + MIN_LEAD ? top[0] : null
}

/** Empty if the words weigh too little. */
export function findDangersByWeight(plain: string): Danger[] {
  return scoreDanger(plain).sum > MIN_DANGER_SCORE ? pickTopDangers(plain) : []
}
