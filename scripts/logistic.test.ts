import { expect, test } from 'vitest'
import { type LabeledExample, learn, seededRandom } from './logistic'

const example = (features: string[], isPositive: boolean): LabeledExample => ({
  features: features.map((one) => [one, 1] as const),
  isPositive,
  weight: 1,
})
const examples = [
  ...Array.from({ length: 20 }, () => example(['he', 'hits'], true)),
  ...Array.from({ length: 20 }, () => example(['he', 'cooks'], false)),
  example(['once'], true),
]

test('features that separate the examples get weights, and features common to both do not', () => {
  const { weights } = learn(examples, 2)
  expect(weights.get('hits')).toBeGreaterThan(1)
  expect(weights.get('cooks')).toBeLessThan(-1)
  expect(Math.abs(weights.get('he') ?? 9)).toBeLessThan(1)
  expect(weights.has('once')).toBe(false)
})

test('the same examples give the same weights', () => {
  expect(learn(examples, 2)).toEqual(learn(examples, 2))
})

test('random numbers stay below the limit', () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 200 }, () => random(5))
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4])
})
