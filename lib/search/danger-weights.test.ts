import { describe, expect, it } from 'vitest'
import { isHeard, readQuestions, readTold } from '@/bench/relevance'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { sample } from '@/tests/support/sample'
import { dangers } from './danger-list'
import { biases, scoreDanger } from './danger-weights'
import { understand } from './understand'

const read = (typed: string) => understand(typed, getGazetteer())

describe('danger detected by word weights', () => {
  it.each([
    ['she said shell out me to my parents if i leave', 'violence'],
    ['got me in a headlock again', 'violence'],
    ['pinned me against the wall', 'violence'],
    ['my brother hung himself now i want to', 'suicide'],
    ['massage guy put his hands down there', 'assault'],
  ] as const)('%s: %s', (typed, danger) => {
    expect(read(typed)).toMatchObject({ dangers: [danger], isByWeights: true })
  })

  it.each([
    'free diapers',
    'my rent is due friday',
    'my phone died',
    'he told me the office is closed',
    'he asked me to prom what dress place is free',
    'baby wont sleep through the night',
    'killer deals on diapers',
    'my husband and i want to adopt',
    'food pantry open tonight',
    'bed bugs tonight',
    'comida para hoy',
    'me muero de hambre despensa',
    '1-800-799-7233',
    '',
  ])('is not detected in %j', (typed) => {
    expect(read(typed).dangers).toEqual([])
  })

  it('leaves it to the rules when they match', () => {
    expect(read('my husband hits me')).toMatchObject({ dangers: ['violence'], isByWeights: false })
    expect(read('got me in a headlock again').isByWeights).toBe(true)
  })

  it('leaves it to the rules when they match the corrected spelling', () => {
    expect(read('i was trafficed').dangers).toContain('trafficking')
  })
})

it('has weights for the current danger list, in order; if not, run npm run learn:danger', () => {
  expect([...biases.keys()].filter((name) => name !== 'danger')).toEqual(dangers)
})

describe('the weights of a sentence', () => {
  it('can be inspected, heaviest first', () => {
    const { sum, parts } = scoreDanger('pinned me against the wall')
    const sizes = parts.map(([, weight]) => Math.abs(weight))
    expect(parts.map(([feature]) => feature)).toContain('me')
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(sum).toBeGreaterThan(0)
  })

  it('leave out masked words (|), which still make the others weigh less', () => {
    expect(scoreDanger('| | tonight').parts.map(([feature]) => feature)).toEqual(['tonight'])
    expect(scoreDanger('| | tonight').sum).toBeLessThan(scoreDanger('tonight').sum)
  })
})

it('every judged danger question is detected, and none that only sounds like danger', () => {
  const judged = readQuestions('own').filter(({ danger }) => danger)
  const wrong = judged.filter((one) => !isHeard({ ...one, read: undefined }, read(one.q)))
  expect(judged.length).toBeGreaterThan(2000)
  expect(wrong.map(({ q }) => q)).toEqual([])
}, 180_000)

it('nine in ten training sentences are detected, and nine in ten that only sound like danger are not', () => {
  const some = sample(
    readTold().filter((_, at) => at % 10 === 0),
    400,
  )
  const shareDetected = (list: typeof some) => list.filter(({ q }) => read(q).dangers.length > 0).length / list.length
  expect(shareDetected(some.filter(({ danger }) => danger !== 'none'))).toBeGreaterThan(0.9)
  expect(shareDetected(some.filter(({ danger }) => danger === 'none'))).toBeLessThan(0.1)
}, 180_000)
