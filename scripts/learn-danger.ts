// `npm run learn:danger`: trains the weights of content/search/danger-weights.tsv from the judged questions and the
// sentences of data/reader/told.tsv, and reports how well it detects danger in questions left out of training.
// `-- --why "WORDS"` shows the weights in a sentence.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readQuestions, readTold } from '@/bench/relevance'
import { listClauses, listStretches, MAX_WHOLE_WORDS } from '@/lib/search/clauses'
import { addCombinedDangers, dangerOf, findDangers, isCalmPhrase } from '@/lib/search/danger'
import { type Danger, dangers } from '@/lib/search/danger-list'
import { listFeatures, listWords, MIN_DANGER_SCORE, scoreDanger, WEIGHT_SCALE } from '@/lib/search/danger-weights'
import { isKind } from '@/lib/search/kinds'
import { maskHarmless, writeWords } from '@/lib/search/patterns'
import { findKinds, findMoments, listPhrases, phraseGroups } from '@/lib/search/phrase-table'
import { readTokens } from '@/lib/search/tokens'
import { learn, seededRandom } from './logistic'

const writePlain = (typed: string) => maskHarmless(writeWords(readTokens(typed)))

interface Example {
  plain: string
  labels: readonly Danger[]
  /** Its weight in training. */
  weight: number
  /** Judged by a person, and therefore used for measuring. */
  isJudged: boolean
}

/** A calm story is split into the same parts as when it is searched. */
const CALM_PART_WEIGHT = 3

function listParts(typed: string): string[] {
  const tokens = readTokens(typed)
  const words = writePlain(typed).split(' ')
  if (words.length <= MAX_WHOLE_WORDS) return []
  const ends = tokens.map(({ endsSentence }) => endsSentence)
  return [...listStretches(words, ends), ...listClauses(words, ends)].map((stretch) =>
    words.slice(...stretch).join(' '),
  )
}

/** A real, judged question counts for more than a sentence written for training. */
const JUDGED_WEIGHT = 2

/** The dangers that the rules alone detect. */
function detectByRules(typed: string): Danger[] {
  const tokens = readTokens(typed)
  const plain = maskHarmless(writeWords(tokens))
  return addCombinedDangers(findDangers(plain, findKinds(tokens), findMoments(tokens), false), plain)
}

const isDanger = (text: string): text is Danger => dangers.some((danger) => danger === text)

/** Groups that were not judged for danger but are usually about it. */
const unjudgedGroups = ['danger', 'outside: danger', 'outside: unseen', 'sentences: slang']

function listExamples(): Example[] {
  const toExample = (typed: string, labels: readonly Danger[], weight: number, isJudged: boolean): Example => ({
    plain: writePlain(typed),
    labels,
    weight,
    isJudged,
  })
  const questions = [...readQuestions('own'), ...readQuestions('queries')].flatMap((one) => {
    if (one.danger) return toExample(one.q, one.danger.split('|').filter(isDanger), JUDGED_WEIGHT, true)
    const detected = detectByRules(one.q)
    if (detected.length > 0) return toExample(one.q, detected, 0.5, false)
    return unjudgedGroups.includes(one.group ?? '') ? [] : toExample(one.q, [], 1, false)
  })
  const phrases = phraseGroups.flatMap((group) =>
    Object.entries(group).flatMap(([kind, text]) =>
      listPhrases(text).flatMap((phrase) => {
        const danger = isKind(kind) && !isCalmPhrase(phrase) ? dangerOf(kind) : undefined
        return toExample(phrase, danger ? [danger] : [], 0.3, false)
      }),
    ),
  )
  const sentences = readTold().flatMap(({ q, danger }) => {
    const parts = danger === 'none' ? listParts(q) : []
    return parts.length > 0
      ? parts.map((plain) => ({ plain, labels: [], weight: CALM_PART_WEIGHT, isJudged: false }))
      : [toExample(q, danger.split('|').filter(isDanger), 1, true)]
  })
  // Stories share parts.
  const unique = new Map([...questions, ...sentences, ...phrases].map((one) => [`${one.plain} ${one.labels}`, one]))
  return [...unique.values()]
}

/** Smaller weights are left out: for a word, for a pair of words, for a word of one danger. */
const MIN_WEIGHT = 0.4
const MIN_PAIR_WEIGHT = 2
const MIN_DANGER_WEIGHT = 1.5
const MIN_SEEN = 2
const MIN_SEEN_PER_DANGER = 1

const round = (weight: number) => Math.round(weight * WEIGHT_SCALE)

interface Model {
  bias: number
  weights: ReadonlyMap<string, number>
}

function learnDanger(examples: readonly Example[]): Model {
  const { bias, weights } = learn(
    examples.map(({ plain, labels, weight }) => ({
      features: listFeatures(plain),
      isPositive: labels.length > 0,
      weight,
    })),
    MIN_SEEN,
  )
  const kept = [...weights].filter(
    ([one, weight]) => Math.abs(weight) >= (one.includes(' ') ? MIN_PAIR_WEIGHT : MIN_WEIGHT),
  )
  return {
    bias: round(bias) / WEIGHT_SCALE,
    weights: new Map(kept.map(([one, weight]) => [one, round(weight) / WEIGHT_SCALE])),
  }
}

/** One model per danger, among sentences that indicate danger. */
function learnEachDanger(examples: readonly Example[]): Model[] {
  const withDanger = examples.filter(({ labels }) => labels.length > 0)
  return dangers.map((danger) =>
    learn(
      withDanger.map(({ plain, labels, weight }) => ({
        features: listWords(plain),
        isPositive: labels.includes(danger),
        weight,
      })),
      MIN_SEEN_PER_DANGER,
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
      return Math.abs(weight) < MIN_DANGER_WEIGHT ? [] : [[at, round(weight)]]
    })
    return writeLine('kinds', word, undefined, pairs)
  })
}

/** A line that lib/search/danger-weights.ts reads. */
function writeLine(model: string, word: string, alone?: number, pairs: [string | number, number][] = []): string {
  return [model, word, alone ?? '', pairs.map(([next, weight]) => `${next}:${weight}`).join(' ')].join('\t')
}

function writeFile(danger: Model, kinds: readonly Model[]): string {
  const starts = [danger, ...kinds].map(({ bias }, at) => writeLine('start', dangers[at - 1] ?? 'danger', round(bias)))
  return ['model\tword\tweight\tpairs', ...starts, ...writeDanger(danger), ...writeKinds(kinds), ''].join('\n')
}

const FOLDS = 5

/** Cross-validation: each judged question is tested with weights learned without it. */
function measure(examples: readonly Example[]): void {
  const random = seededRandom(7)
  const folds = examples.map(() => random(FOLDS))
  const count = { danger: [0, 0], calm: [0, 0], other: [0, 0] }
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { bias, weights } = learnDanger(examples.filter((_, at) => folds[at] !== fold))
    for (const { plain, labels, isJudged, weight } of examples.filter((_, at) => folds[at] === fold)) {
      if (weight < 1) continue
      const sum = listFeatures(plain).reduce((total, [one, value]) => total + (weights.get(one) ?? 0) * value, bias)
      const group = count[labels.length > 0 ? 'danger' : isJudged ? 'calm' : 'other']
      group[0] = (group[0] ?? 0) + Number(sum > MIN_DANGER_SCORE)
      group[1] = (group[1] ?? 0) + 1
    }
  }
  const formatCount = ([detected = 0, of = 0]: number[]) =>
    `${detected} of ${of} (${((100 * detected) / of).toFixed(1)} %)`
  console.log(`Held out of training, and detected by the weights alone:
  danger                  ${formatCount(count.danger)}
  only sounds like it     ${formatCount(count.calm)}
  every other question    ${formatCount(count.other)}`)
}

const { values } = parseArgs({ options: { why: { type: 'string' } } })
if (values.why !== undefined) {
  const { sum, parts } = scoreDanger(writePlain(values.why))
  console.log(`${sum.toFixed(2)}, ${sum > MIN_DANGER_SCORE ? 'detected' : 'not detected'} (above ${MIN_DANGER_SCORE})`)
  for (const [feature, weight] of parts) console.log(`  ${weight.toFixed(2).padStart(6)}  ${feature}`)
} else {
  const examples = listExamples()
  const file = writeFile(learnDanger(examples), learnEachDanger(examples))
  writeFileSync('content/search/danger-weights.tsv', file)
  console.log(`${examples.length} examples, ${Math.round(file.length / 1024)} KB`)
  measure(examples)
}
