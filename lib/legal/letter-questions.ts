/** What a letter asks before it is made is written with these. */
import type { LetterField, LetterFieldGroup } from './schema'

type More = Pick<LetterField, 'hint' | 'isOptional'>

export function questions(title: string, fields: LetterField[]): LetterFieldGroup {
  return { title, fields }
}

export function line(id: string, label: string, more?: More): LetterField {
  return { id, label, ...more, kind: 'line', blank: 'long' }
}

export function lines(id: string, label: string, more?: More): LetterField {
  return { id, label, ...more, kind: 'lines', blank: 'long' }
}

export function date(id: string, label: string, more?: More): LetterField {
  return { id, label, ...more, kind: 'date', blank: 'short' }
}

export function tick(id: string, label: string): LetterField {
  return { id, label, kind: 'tick' }
}

/** The label of each choice, by its value. */
export function choice(id: string, label: string, labels: Record<string, string>): LetterField {
  const choices = Object.entries(labels).map(([value, said]) => ({ value, label: said }))
  return { id, label, kind: 'choice', choices }
}

export const yourName = line('name', 'Your full name')
export const letterDay = date('day', 'Date of the letter')

export function safeReach(hint: string): LetterField {
  return line('reach', 'A safe way to reach you', { hint })
}
