// `npm run learn`: learns lib/search/reader/model.ts from the labelled sentences of data/reader and the judged questions
// of bench/relevance/own.json. `-- --measure` learns from four fifths of them and reports on the rest.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dangers, hurts } from '@/lib/search/danger-list'
import { BUCKETS, listFeatures } from '@/lib/search/reader/features'
import {
  choices,
  createReader,
  hurtLabel,
  type Label,
  labels,
  listParts,
  listStretchesOf,
} from '@/lib/search/reader/reader'
import { type Example, type Model, makeChance, train, writeModel } from './learning/model'
import { readSentences, type Sentence } from './learning/sentences'

const FOLDS = 5
/** Features of fewer examples are left out: each takes room in the file that a phone loads. */
const LEAST_SEEN = 180
const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } })

const isHurt = (label: Label) => hurts.some((one) => hurtLabel(one) === label)
const indexOf = (label: Label) => labels.indexOf(label)

function toExample(words: readonly string[], told: readonly Label[], counts: number): Example {
  // A calm sentence teaches only that it is of no danger.
  const isDanger = told.length > 0
  return {
    ...listFeatures(words),
    told: isDanger ? [0, ...told.map(indexOf)] : [],
    teaches: isDanger ? (told.some(isHurt) ? labels.length : 1 + dangers.length) : 1,
    counts,
  }
}

/** Such a part of a story tells its danger. */
const MOSTLY = 0.6
/** Of a long danger, so many words do. */
const ENOUGH = 9

/** The parts of a calm sentence and another after it: each teaches what is told in it. */
function joinSentences(first: Sentence, second: Sentence, isDivided: boolean, counts: number): Example[] {
  const words = [...first.words, ...second.words]
  const ends = [...first.ends.slice(0, -1), isDivided, ...second.ends]
  if (second.told.length === 0)
    return listStretchesOf(words, ends).map(([from, to]) => toExample(words.slice(from, to), [], counts / 2))
  const least = Math.min(ENOUGH, second.words.length * MOSTLY)
  const parts = listStretchesOf(words, ends).filter(([from, to]) => {
    const told = Math.min(to, words.length) - Math.max(from, first.words.length)
    return told >= least && to - from < words.length
  })
  const whole = toExample(words, second.told, counts)
  return [whole, ...parts.map(([from, to]) => toExample(words.slice(from, to), second.told, counts / parts.length))]
}

/** A danger is told after calm sentences, and a calm story has several. */
function compose(sentences: readonly Sentence[]): Example[] {
  const chance = makeChance(9)
  return (['en', 'es'] as const).flatMap((language) => {
    const own = sentences.filter((one) => one.language === language)
    const calm = own.filter(({ told }) => told.length === 0)
    return [...own, ...own].flatMap((one) => {
      const first = calm[chance(calm.length)]
      return first ? joinSentences(first, one, chance(2) === 0, 0.6) : []
    })
  })
}

function listExamples(sentences: readonly Sentence[]): Example[] {
  const alone = sentences.flatMap(({ words, ends, told, counts }) =>
    told.length > 0
      ? [toExample(words, told, counts)]
      : listParts(words, ends).map((part) => toExample(part, told, counts)),
  )
  return [...alone, ...compose(sentences)]
}

/** A danger that is told more rarely counts more, by the root of how much: else the commonest is named too often. */
function balance(sentences: readonly Sentence[]): Sentence[] {
  const times = new Map<Label, number>()
  for (const { told } of sentences)
    for (const one of told.filter((label) => !isHurt(label))) times.set(one, (times.get(one) ?? 0) + 1)
  const most = Math.max(...times.values())
  return sentences.map((one) => {
    const seen = Math.max(0, ...one.told.map((label) => times.get(label) ?? 0))
    return seen === 0 ? one : { ...one, counts: one.counts * Math.sqrt(most / seen) }
  })
}

function learn(sentences: readonly Sentence[]): Model {
  return train(listExamples(balance(sentences)), labels.length, BUCKETS, choices, LEAST_SEEN)
}

const percent = (list: readonly boolean[]) =>
  `${((100 * list.filter(Boolean).length) / Math.max(1, list.length)).toFixed(1)} %`

/** At several bounds: danger named rightly of those left out of the learning, and calm left alone. */
function measure(model: Model, left: readonly Sentence[]): void {
  const read = createReader(writeModel(model))
  const chance = makeChance(3)
  for (const [name, list] of Object.entries({
    'questions of danger and what sounds like it': left.filter(({ source }) => source === 'judged'),
    'English, after a calm sentence': left.filter(({ language }) => language === 'en'),
    'Spanish, after a calm sentence': left.filter(({ language }) => language === 'es'),
  })) {
    const calm = list.filter(({ told }) => told.length === 0)
    const heard = list.map((one) => {
      const before = one.language ? calm[chance(calm.length)] : undefined
      const { any, sums } = read(
        [...(before?.words ?? []), ...one.words],
        [...(before?.ends.map((end, at, all) => end || at === all.length - 1) ?? []), ...one.ends],
      )
      const [best] = [...sums].sort((a, b) => b[1] - a[1])
      return { any, isRight: best !== undefined && one.told.includes(best[0]), isCalm: one.told.length === 0 }
    })
    const at = [-1, 0, 0.5, 1, 1.5, 2, 3].map((bound) => {
      const named = percent(heard.flatMap(({ any, isRight, isCalm }) => (isCalm ? [] : [any > bound && isRight])))
      const alone = percent(heard.flatMap(({ any, isCalm }) => (isCalm ? [any <= bound] : [])))
      return `${bound}: ${named}, ${alone}`
    })
    console.log(
      `${name} (${list.length}): right when heard ${percent(heard.flatMap(({ isRight, isCalm }) => (isCalm ? [] : [isRight])))}\n  ${at.join('\n  ')}`,
    )
  }
}

const sentences = readSentences()
const chance = makeChance(5)
const folds = sentences.map(() => chance(FOLDS))
const isLeft = (_: Sentence, at: number) => values.measure && folds[at] === 0
const started = performance.now()
const model = learn(sentences.filter((one, at) => !isLeft(one, at)))
console.log(`${sentences.length} sentences, ${Math.round(performance.now() - started)} ms`)
if (values.measure) measure(model, sentences.filter(isLeft))
else writeFileSync('lib/search/reader/model.ts', writeModel(model).file)
