/** Turns a letter's template and what was filled in into the parts of the sheet. Pure: the browser calls it as she types. */
import { formatLongDay } from './long-day'
import type { LetterField, LetterParagraph, LetterTool } from './schema'

export type LetterValues = Record<string, string>

export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'value'; text: string }
  | { kind: 'blank'; size: 'short' | 'long'; label: string }

export interface LetterLine {
  kind: NonNullable<LetterParagraph['kind']>
  /** On an empty sheet: a line to tick by hand. */
  isChoice: boolean
  parts: LetterPart[]
}

/** What a tick is stored as. */
export const TICKED = 'yes'

export type LetterSheet = Pick<LetterTool, 'letter' | 'groups'>

function listFields(tool: LetterSheet): LetterField[] {
  return tool.groups.flatMap((group) => group.fields)
}

function isFilled(values: LetterValues, id: string): boolean {
  return (values[id] ?? '').trim() !== ''
}

function isShown(paragraph: LetterParagraph, values: LetterValues): boolean {
  if (!paragraph.when) return true
  const { field, value } = paragraph.when
  return value === undefined ? isFilled(values, field) : values[field] === value
}

function showValue(field: LetterField, value: string): string {
  if (field.kind === 'date') return formatLongDay(value) ?? value
  return value.trim()
}

function readParts(text: string, fields: LetterField[], values: LetterValues): LetterPart[] {
  return text
    .split(/(\{[a-z]+\})/)
    .filter(Boolean)
    .map((piece): LetterPart => {
      const field = fields.find(({ id }) => piece === `{${id}}`)
      if (!field) return { kind: 'text', text: piece }
      return isFilled(values, field.id)
        ? { kind: 'value', text: showValue(field, values[field.id] ?? '') }
        : { kind: 'blank', size: field.blank ?? 'long', label: field.label }
    })
}

/** With nothing filled in, every choice stands on the sheet, to be ticked by hand. */
export function fillLetter(tool: LetterSheet, values: LetterValues): LetterLine[] {
  const fields = listFields(tool)
  const isEmpty = !fields.some(({ id }) => isFilled(values, id))
  return tool.letter
    .filter((paragraph) => isEmpty || isShown(paragraph, values))
    .map((paragraph) => ({
      kind: paragraph.kind ?? 'paragraph',
      isChoice: isEmpty && paragraph.when !== undefined,
      parts: readParts(paragraph.text, fields, values),
    }))
}

/** The letter as plain words, for copying into a company's own form. */
export function writeLetterText(lines: LetterLine[]): string {
  return lines
    .map(({ isChoice, parts }) => {
      const text = parts.map((part) => (part.kind === 'blank' ? '____________' : part.text)).join('')
      return isChoice ? `[ ] ${text}` : text
    })
    .join('\n\n')
}
