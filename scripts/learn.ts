// `npm run learn`: trains lib/search/reader/model.ts from the labelled sentences of data/reader and the judged questions
// of bench/relevance/own.json. `-- --measure` learns from four fifths of them and reports on the rest.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dangers, hurtPersons } from '@/lib/search/danger-list'
import { BUCKETS, listFeatures } from '@/lib/search/reader/features'
import {
  createReader,
  hurtPersonLabel,
  type Label,
  labelRanges,
  labels,
  listPartRanges,
  listParts,
} from '@/lib/search/reader/reader'
import { type Example, type Model, seededRandom, train, writeModel } from './learning/model'
import { readSentences, type Sentence } from './learning/sentences'

const FOLDS = 5
/** Features in fewer examples are left out: each makes the file that a phone loads larger. */
const MIN_SEEN = 70
const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } })

const isHurt = (label: Label) => hurtPersons.some((one) => hurtPersonLabel(one) === label)
const indexOf = (label: Label) => labels.indexOf(label)

function toExample(words: readonly string[], trueLabels: readonly Label[], weight: number): Example {
  return {
    ...listFeatures(words),
    trueLabels: trueLabels.length > 0 ? trueLabels.map(indexOf) : [indexOf('none')],
    labelCount: trueLabels.some(isHurt) ? labels.length : 1 + dangers.length,
    weight,
  }
}

/** A part with this share of the danger sentence is labeled with its danger. */
const MIN_SHARE = 0.6
/** For a long danger sentence, this many words are enough. */
const ENOUGH_WORDS = 9

/** A calm sentence followed by another one: each part gets the labels of what is in it. */
function pairSentences(first: Sentence, second: Sentence, isDivided: boolean, weight: number): Example[] {
  const words = [...first.words, ...second.words]
  const ends = [...first.ends.slice(0, -1), isDivided, ...second.ends]
  if (second.labels.length === 0)
    return listPartRanges(words, ends).map(([from, to]) => toExample(words.slice(from, to), [], weight / 2))
  const minOverlap = Math.min(ENOUGH_WORDS, second.words.length * MIN_SHARE)
  const parts = listPartRanges(words, ends).filter(([from, to]) => {
    const overlap = Math.min(to, words.length) - Math.max(from, first.words.length)
    return overlap >= minOverlap && to - from < words.length
  })
  const whole = toExample(words, second.labels, weight)
  return [whole, ...parts.map(([from, to]) => toExample(words.slice(from, to), second.labels, weight / parts.length))]
}

/** Synthetic stories: a calm sentence, then each sentence in turn. */
function composeStories(sentences: readonly Sentence[]): Example[] {
  const random = seededRandom(9)
  return (['en', 'es'] as const).flatMap((language) => {
    const own = sentences.filter((one) => one.language === language)
    const calm = own.filter(({ labels: trueLabels }) => trueLabels.length === 0)
    return [...own, ...own].flatMap((one) => {
      const first = calm[random(calm.length)]
      return first ? pairSentences(first, one, random(2) === 0, 0.6) : []
    })
  })
}

function listExamples(sentences: readonly Sentence[]): Example[] {
  const alone = sentences.flatMap(({ words, ends, labels: trueLabels, weight }) =>
    trueLabels.length > 0
      ? [toExample(words, trueLabels, weight)]
      : listParts(words, ends).map((part) => toExample(part, trueLabels, weight)),
  )
  return [...alone, ...composeStories(sentences)]
}

/** Rare dangers weigh more, by the square root of the ratio, or the most common one would be picked too often. */
function balance(sentences: readonly Sentence[]): Sentence[] {
  const countByLabel = new Map<Label, number>()
  for (const { labels: trueLabels } of sentences)
    for (const one of trueLabels.filter((label) => !isHurt(label)))
      countByLabel.set(one, (countByLabel.get(one) ?? 0) + 1)
  const most = Math.max(...countByLabel.values())
  return sentences.map((one) => {
    const seen = Math.max(0, ...one.labels.map((label) => countByLabel.get(label) ?? 0))
    return seen === 0 ? one : { ...one, weight: one.weight * Math.sqrt(most / seen) }
  })
}

function learn(sentences: readonly Sentence[]): Model {
  return train(listExamples(balance(sentences)), labels.length, BUCKETS, labelRanges, MIN_SEEN)
}

const percent = (list: readonly boolean[]) =>
  `${((100 * list.filter(Boolean).length) / Math.max(1, list.length)).toFixed(1)} %`

/** At several thresholds, on the test set: dangers named correctly, and calm sentences left alone. */
function measure(model: Model, testSet: readonly Sentence[]): void {
  const read = createReader(writeModel(model))
  const random = seededRandom(3)
  for (const [name, list] of Object.entries({
    'questions of danger and what sounds like it': testSet.filter(({ source }) => source === 'judged'),
    'English, after a calm sentence': testSet.filter(({ language }) => language === 'en'),
    'Spanish, after a calm sentence': testSet.filter(({ language }) => language === 'es'),
  })) {
    const calm = list.filter(({ labels: trueLabels }) => trueLabels.length === 0)
    const results = list.map((one) => {
      const before = one.language ? calm[random(calm.length)] : undefined
      const { any, sums } = read(
        [...(before?.words ?? []), ...one.words],
        [...(before?.ends.map((end, at, all) => end || at === all.length - 1) ?? []), ...one.ends],
      )
      const [best] = [...sums].sort((a, b) => b[1] - a[1])
      return { any, isRight: best !== undefined && one.labels.includes(best[0]), isCalm: one.labels.length === 0 }
    })
    const at = [-1, 0, 0.5, 1, 1.5, 2, 3].map((threshold) => {
      const named = percent(results.flatMap(({ any, isRight, isCalm }) => (isCalm ? [] : [any > threshold && isRight])))
      const alone = percent(results.flatMap(({ any, isCalm }) => (isCalm ? [any <= threshold] : [])))
      return `${threshold}: ${named}, ${alone}`
    })
    console.log(
      `${name} (${list.length}): right when detected ${percent(results.flatMap(({ isRight, isCalm }) => (isCalm ? [] : [isRight])))}\n  ${at.join('\n  ')}`,
    )
  }
}

const sentences = readSentences()
const random = seededRandom(5)
const folds = sentences.map(() => random(FOLDS))
const isInTestSet = (_: Sentence, at: number) => values.measure && folds[at] === 0
const started = performance.now()
const model = learn(sentences.filter((one, at) => !isInTestSet(one, at)))
console.log(`${sentences.length} sentences, ${Math.round(performance.now() - started)} ms`)
if (values.measure) measure(model, sentences.filter(isInTestSet))
else writeFileSync('lib/search/reader/model.ts', writeModel(model).file)
