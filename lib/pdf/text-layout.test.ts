import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Line, layOutText, type Run } from './text-layout'

const style = { face: 'sans', size: 10 } as const
const measure = (text: string) => text.length

function run(text: string, more: Partial<Run> = {}): Run {
  return { text, style, ...more }
}

function read(lines: Line[]): string[] {
  return lines.map((line) => line.map(({ text }) => text).join(''))
}

describe('laying out text', () => {
  test('fills each line as far as possible', () => {
    expect(read(layOutText([run('one two three four')], 9, measure))).toEqual(['one two ', 'three ', 'four'])
  })

  test('ends every line but the last in a space, so no words run together when read aloud', () => {
    const lines = read(layOutText([run('one two three')], 5, measure))
    expect(lines.slice(0, -1).every((line) => line.endsWith(' '))).toBe(true)
    expect(lines.at(-1)).toBe('three')
  })

  test('keeps a phone number with its label on one line', () => {
    const runs = [run('Open now. '), run('Call 1-800-799-7233', { isWhole: true })]
    expect(read(layOutText(runs, 22, measure))).toEqual(['Open now. ', 'Call 1-800-799-7233'])
  })

  test('never breaks an unbreakable run, at any width that can hold it', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 })
    fc.assert(
      fc.property(words, words, fc.integer({ min: 19, max: 60 }), (before, after, width) => {
        const number = run('Call 1-800-799-7233', { isWhole: true })
        const lines = layOutText([run(`${before.join(' ')} `), number, run(` ${after.join(' ')}`)], width, measure)
        expect(lines.flat().filter((segment) => segment.run === number)).toHaveLength(1)
        for (const line of lines)
          expect(line.reduce((total, segment) => total + segment.width, 0)).toBeLessThanOrEqual(width)
      }),
    )
  })

  test('starts a new line where requested', () => {
    expect(read(layOutText([run('one'), run('two', { startsLine: true })], 80, measure))).toEqual(['one ', 'two'])
  })

  test('puts a separator between two items on one line and omits it at the end of a line', () => {
    const runs = [run('Rise House'), run('·', { isSeparator: true }), run('Pine Bluff', { isWhole: true })]
    expect(read(layOutText(runs, 30, measure))).toEqual(['Rise House · Pine Bluff'])
    expect(read(layOutText(runs, 15, measure))).toEqual(['Rise House ', 'Pine Bluff'])
  })

  test('keeps runs without a space between them together', () => {
    expect(read(layOutText([run('see ('), run('here'), run(')')], 9, measure))).toEqual(['see ', '(here)'])
  })

  test('splits a word wider than the line', () => {
    expect(read(layOutText([run('abcdefghij')], 4, measure))).toEqual(['abcd ', 'efgh ', 'ij'])
  })

  test('drops only characters that the fonts do not have', () => {
    expect(read(layOutText([run('Hawaiʻi 🏠 Diné – ā’\u202E')], 80, measure))).toEqual(['Hawaiʻi Diné – ā’'])
  })

  test('returns no lines for empty text', () => {
    expect(layOutText([], 80, measure)).toEqual([])
    expect(layOutText([run(' ')], 80, measure)).toEqual([])
  })
})
