// `npm run learn:danger`: learns the weights of content/search/danger-weights.tsv from the judged questions and the
// sentences of data/reader/told.tsv, and reports how well it detects danger in questions left out of training.
// `-- --why "WORDS"` shows the weights in a sentence.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readQuestions, readTold } from '@/bench/relevance'
import { listClauses, listStretches, SHORT } from '@/lib/search/clauses'
import { addCombined, dangerOf, findDangers, isCalm } from '@/lib/search/danger'
import { type Danger, dangers } from '@/lib/search/danger-list'
import { isKind } from '@/lib/search/kinds'
import { LEAST, listFeatures, listWords, STEPS, weigh } from '@/lib/search/learned-danger'
import { barHarmless, writeWords } from '@/lib/search/patterns'
import { findKinds, findMoments, listPhrases, phraseGroups } from '@/lib/search/phrase-table'
import { readTokens } from '@/lib/search/tokens'
import { learn, makeChance } from './logistic'

const writePlain = (typed: string) => barHarmless(writeWords(readTokens(typed)))

interface Example {
  plain: string
  told: readonly Danger[]
  /** Its weight in training. */
  counts: number
  /** Judged by a person, and therefore used for measuring. */
  isJudged: boolean
}

/** A calm story teaches by the same parts that are weighed when it is read. */
const CALM_PART = 3

function listParts(typed: string): string[] {
  const tokens = readTokens(typed)
  const words = writePlain(typed).split(' ')
  if (words.length <= SHORT) return []
  const ends = tokens.map(({ endsSentence }) => endsSentence)
  return [...listStretches(words, ends), ...listClauses(words, ends)].map((stretch) =>
    words.slice(...stretch).join(' '),
  )
}

/** A real, judged question counts for more than a sentence written for training. */
const JUDGED = 2

/** The dangers that the rules alone detect. */
function hearByRules(typed: string): Danger[] {
  const tokens = readTokens(typed)
  const plain = barHarmless(writeWords(tokens))
  return addCombined(findDangers(plain, findKinds(tokens), findMoments(tokens), false), plain)
}

const isDanger = (text: string): text is Danger => dangers.some((danger) => danger === text)

/** Groups not judged for danger, but more often than not about it. */
const unsure = ['danger', 'outside: danger', 'outside: unseen', 'sentences: slang']

function listExamples(): Example[] {
  const of = (typed: string, told: readonly Danger[], counts: number, isJudged: boolean): Example => ({
    plain: writePlain(typed),
    told,
    counts,
    isJudged,
  })
  const questions = [...readQuestions('own'), ...readQuestions('queries')].flatMap((one) => {
    if (one.danger) return of(one.q, one.danger.split('|').filter(isDanger), JUDGED, true)
    const heard = hearByRules(one.q)
    if (heard.length > 0) return of(one.q, heard, 0.5, false)
    return unsure.includes(one.group ?? '') ? [] : of(one.q, [], 1, false)
  })
  const phrases = phraseGroups.flatMap((group) =>
    Object.entries(group).flatMap(([kind, text]) =>
      listPhrases(text).flatMap((phrase) => {
        const danger = isKind(kind) && !isCalm(phrase) ? dangerOf(kind) : undefined
        return of(phrase, danger ? [danger] : [], 0.3, false)
      }),
    ),
  )
  const told = readTold().flatMap(({ q, danger }) => {
    const parts = danger === 'none' ? listParts(q) : []
    return parts.length > 0
      ? parts.map((plain) => ({ plain, told: [], counts: CALM_PART, isJudged: false }))
      : [of(q, danger.split('|').filter(isDanger), 1, true)]
  })
  // Many stories share a part.
  const unique = new Map([...questions, ...told, ...phrases].map((one) => [`${one.plain} ${one.told}`, one]))
  return [...unique.values()]
}

/** Smaller weights are left out: for a word, for a pair of words, for a word of one danger. */
const LEAST_WEIGHT = 0.4
const LEAST_WEIGHT_OF_PAIR = 2
const LEAST_WEIGHT_OF_KINDS = 1.5
const LEAST_SEEN = 2
const LEAST_SEEN_OF_KINDS = 1

const round = (weight: number) => Math.round(weight * STEPS)

interface Model {
  start: number
  weights: ReadonlyMap<string, number>
}

function learnDanger(examples: readonly Example[]): Model {
  const { start, weights } = learn(
    examples.map(({ plain, told, counts }) => ({ features: listFeatures(plain), isSo: told.length > 0, counts })),
    LEAST_SEEN,
  )
  const kept = [...weights].filter(
    ([one, weight]) => Math.abs(weight) >= (one.includes(' ') ? LEAST_WEIGHT_OF_PAIR : LEAST_WEIGHT),
  )
  return { start: round(start) / STEPS, weights: new Map(kept.map(([one, weight]) => [one, round(weight) / STEPS])) }
}

/** One model per danger, among sentences that indicate danger. */
function learnKinds(examples: readonly Example[]): Model[] {
  const ofDanger = examples.filter(({ told }) => told.length > 0)
  return dangers.map((danger) =>
    learn(
      ofDanger.map(({ plain, told, counts }) => ({ features: listWords(plain), isSo: told.includes(danger), counts })),
      LEAST_SEEN_OF_KINDS,
    ),
  )
}

const byName = (a: string, b: string) => (a < b ? -1 : 1)

function writeDanger({ weights }: Model): string[] {
  const lines = new Map<string, { alone?: number; pairs: [string, number][] }>()
  for (const [feature, weight] of weights) {
    const [word = '', next] = feature.split(' ')
    const line = lines.get(word) ?? { pairs: [] }
    if (next === undefined) line.alone = round(weight)
    else line.pairs.push([next, round(weight)])
    lines.set(word, line)
  }
  const write = ([word, { alone, pairs }]: [string, { alone?: number; pairs: [string, number][] }]) =>
    writeLine(
      'danger',
      word,
      alone,
      pairs.sort(([a], [b]) => byName(a, b)),
    )
  return [...lines].sort(([a], [b]) => byName(a, b)).map(write)
}

function writeKinds(models: readonly Model[]): string[] {
  const words = [...new Set(models.flatMap(({ weights }) => [...weights.keys()]))].sort(byName)
  return words.map((word) => {
    const pairs = models.flatMap(({ weights }, at): [number, number][] => {
      const weight = weights.get(word) ?? 0
      return Math.abs(weight) < LEAST_WEIGHT_OF_KINDS ? [] : [[at, round(weight)]]
    })
    return writeLine('kinds', word, undefined, pairs)
  })
}

/** A line that lib/search/learned-danger.ts reads. */
function writeLine(model: string, word: string, alone?: number, pairs: [string | number, number][] = []): string {
  return [model, word, alone ?? '', pairs.map(([next, weight]) => `${next}:${weight}`).join(' ')].join('\t')
}

function writeFile(danger: Model, kinds: readonly Model[]): string {
  const starts = [danger, ...kinds].map(({ start }, at) =>
    writeLine('start', dangers[at - 1] ?? 'danger', round(start)),
  )
  return ['model\tword\tweight\tpairs', ...starts, ...writeDanger(danger), ...writeKinds(kinds), ''].join('\n')
}

const FOLDS = 5

/** Cross-validation: each judged question is tested with weights learned without it. */
function measure(examples: readonly Example[]): void {
  const chance = makeChance(7)
  const folds = examples.map(() => chance(FOLDS))
  const count = { danger: [0, 0], calm: [0, 0], other: [0, 0] }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { start, weights } = learnDanger(examples.filter((_, at) => folds[at] !== fold))
    for (const { plain, told, isJudged, counts } of examples.filter((_, at) => folds[at] === fold)) {
      if (counts < 1) continue
      const sum = listFeatures(plain).reduce((total, [one, value]) => total + (weights.get(one) ?? 0) * value, start)
      const group = count[told.length > 0 ? 'danger' : isJudged ? 'calm' : 'other']
      group[0] = (group[0] ?? 0) + Number(sum > LEAST)
      group[1] = (group[1] ?? 0) + 1
    }
  }
  const say = ([heard = 0, of = 0]: number[]) => `${heard} of ${of} (${((100 * heard) / of).toFixed(1)} %)`
  console.log(`Left out of the learning, and heard by the weights alone:
  danger                  ${say(count.danger)}
  only sounds like it     ${say(count.calm)}
  every other question    ${say(count.other)}`)
}

const { values } = parseArgs({ options: { why: { type: 'string' } } })
if (values.why !== undefined) {
  const { sum, parts } = weigh(writePlain(values.why))
  console.log(`${sum.toFixed(2)}, ${sum > LEAST ? 'heard' : 'not heard'} (above ${LEAST})`)
  for (const [feature, weight] of parts) console.log(`  ${weight.toFixed(2).padStart(6)}  ${feature}`)
} else {
  const examples = listExamples()
  const file = writeFile(learnDanger(examples), learnKinds(examples))
  writeFileSync('content/search/danger-weights.tsv', file)
  console.log(`${examples.length} examples, ${Math.round(file.length / 1024)} KB`)
  measure(examples)
}
