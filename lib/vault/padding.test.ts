import { describe, expect, it } from 'vitest'
import { padLength, padRecord } from './padding'

describe('the stored length', () => {
  it('is never less than the file and at most 12% more, except for very small files', () => {
    for (let length = 1; length < 120_000_000; length = Math.ceil(length * 1.013)) {
      const padded = padLength(length)
      expect(padded).toBeGreaterThanOrEqual(length)
      if (length > 16_384) expect(padded / length).toBeLessThan(1.12)
    }
  })

  it('is the same for files of similar size', () => {
    expect(padLength(1)).toBe(padLength(16_384))
    expect(padLength(2_960_000)).toBe(padLength(3_010_000))
  })

  it('has few possible values: at most 33 between 1 and 2 MB', () => {
    const values = new Set<number>()
    for (let length = 1_000_000; length < 2_000_000; length += 997) values.add(padLength(length))
    expect(values.size).toBeLessThanOrEqual(33)
  })

  it('of a record does not reveal the length of a name', () => {
    const lengths = ['a', 'ä'.repeat(100), 'x'.repeat(200)].map(
      (name) => new TextEncoder().encode(padRecord(JSON.stringify({ name }))).length,
    )
    expect(new Set(lengths).size).toBe(1)
    expect(JSON.parse(padRecord('{"a":1}'))).toEqual({ a: 1 })
  })
})
