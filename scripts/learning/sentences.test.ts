import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readHeldOut } from '@/bench/held-out'
import { writeWords } from '@/lib/search/patterns'
import { readTokens } from '@/lib/search/tokens'
import { type Example, train, writeModel } from './model'
import { readSentences } from './sentences'

const RUN = 10

function listRuns(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

describe('the held-out stories', () => {
  it('are not read by any training script', () => {
    const files = ['scripts/learn.ts', ...readdirSync('scripts/learning').map((name) => `scripts/learning/${name}`)]
    const learning = files.filter((file) => !file.endsWith('.test.ts'))
    expect(learning.length).toBeGreaterThan(2)
    expect(learning.filter((file) => /held-?out/i.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('share no ten words in a row with the training sentences', () => {
    const learned = new Set(readSentences().flatMap(({ words }) => listRuns(words)))
    const judging = (['en', 'es', 'en-second', 'es-second'] as const).flatMap(readHeldOut)
    const shared = judging.flatMap(({ typed }) =>
      listRuns(writeWords(readTokens(typed)).split(' ')).filter((run) => learned.has(run)),
    )
    expect(judging.length).toBeGreaterThanOrEqual(720)
    expect(shared).toEqual([])
  }, 60_000)
})

const example = (ids: number[], trueLabels: number[]): Example => ({
  ids: Int32Array.from(ids),
  values: Float32Array.from(ids, () => 1),
  trueLabels,
  labelCount: 2,
  weight: 1,
})
const examples = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0 ? example([1, 3], [0]) : example(at === 1 ? [2, 3, 4] : [2, 3], [1]),
)
const learn = () => train(examples, 2, 8, [{ from: 0, to: 2 }], 2)

describe('training', () => {
  it('gives weight to features that separate the examples, and leaves out a feature seen once', () => {
    const { ids, weights, width } = learn()
    const of = (id: number) => weights[ids.indexOf(id) * width] ?? 0
    expect(of(1)).toBeGreaterThan(0)
    expect(of(2)).toBeLessThan(0)
    expect(ids).not.toContain(4)
  })

  it('writes the same file from the same examples', () => {
    expect(writeModel(learn()).file).toBe(writeModel(learn()).file)
  })
})
