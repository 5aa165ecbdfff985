import { describe, expect, it } from 'vitest'
import { legalTools } from './help'
import { fillLetter, TICKED, writeLetterText } from './letter'
import type { LetterTool } from './schema'

const letters = legalTools.filter((tool): tool is LetterTool => tool.type === 'template')

function getLetter(id: string): LetterTool {
  const found = letters.find((letter) => letter.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('a letter with nothing filled in', () => {
  it.each(letters.map((letter) => [letter.id, letter] as const))('%s is a sheet to fill in by hand', (_, letter) => {
    const lines = fillLetter(letter, {})
    expect(lines).toHaveLength(letter.letter.length)
    expect(lines.filter(({ isChoice }) => isChoice)).toHaveLength(letter.letter.filter(({ when }) => when).length)
    expect(writeLetterText(lines)).not.toMatch(/[{}]/)
    expect(lines.flatMap(({ parts }) => parts).some(({ kind }) => kind === 'blank')).toBe(true)
  })
})

describe('a filled-in letter', () => {
  const letter = getLetter('phone-line-letter')

  it('shows what was chosen and leaves out what was not', () => {
    const text = writeLetterText(fillLetter(letter, { name: ' Ana Diaz ', proof: 'police', keep: TICKED, mine: '555' }))
    expect(text).toContain('My name is Ana Diaz.')
    expect(text).toContain('I am the user of: 555.')
    expect(text).toContain('a police report or statement')
    expect(text).toContain('I want to keep the number.')
    expect(text).not.toContain('a copy of a protection order')
    expect(text).not.toContain('people in my care')
    expect(text).not.toContain('[ ]')
  })

  it('keeps a line to write on for what was left blank', () => {
    expect(writeLetterText(fillLetter(letter, { name: 'Ana' }))).toContain('someone in my care is ____________.')
  })

  it('writes a date in words, and anything else as it was typed', () => {
    expect(writeLetterText(fillLetter(letter, { day: '2028-02-29' }))).toContain('Date: February 29, 2028')
    expect(writeLetterText(fillLetter(letter, { day: 'soon' }))).toContain('Date: soon')
  })

  it('treats white space as empty, and braces as plain text', () => {
    expect(fillLetter(letter, { name: '   ' }).some(({ isChoice }) => isChoice)).toBe(true)
    expect(writeLetterText(fillLetter(letter, { name: '{other}' }))).toContain('My name is {other}.')
  })
})

describe('the template of a letter', () => {
  it.each(letters.map((letter) => [letter.id, letter] as const))('%s names only its own fields', (_, letter) => {
    const fields = letter.groups.flatMap((group) => group.fields)
    const ids = fields.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = new Set<string>()
    for (const { text, when } of letter.letter) {
      const named = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
      for (const id of [...named, ...(when ? [when.field] : [])]) {
        expect(ids).toContain(id)
        used.add(id)
      }
      if (when?.value !== undefined) {
        const choices = fields.find(({ id }) => id === when.field)?.choices ?? []
        expect(choices.map(({ value }) => value)).toContain(when.value)
      }
    }
    expect([...used].sort()).toEqual([...ids].sort())
  })
})
