import type { Words } from '@/lib/site/language/words'
import { hashBytes, toBytes } from './bytes'

/** What she writes down. Only the date and what happened are asked for; the rest she may not know. */
export interface IncidentInput {
  date: string
  time: string
  place: string
  what: string
  witnesses: string
  report: string
}

export interface IncidentNote {
  at: string
  text: string
  sha256: string
}

export interface Incident extends IncidentInput {
  /** The exact words as they were saved, and their hash. They are never changed: a correction is a note. */
  text: string
  sha256: string
  recordedAt: string
  photos: string[]
  notes: IncidentNote[]
}

export interface Draft extends IncidentInput {
  photos: string[]
}

export const emptyIncident: IncidentInput = { date: '', time: '', place: '', what: '', witnesses: '', report: '' }

/** In the order in which they are written. */
const incidentFields = [
  'date',
  'time',
  'place',
  'what',
  'witnesses',
  'report',
] as const satisfies readonly (keyof IncidentInput)[]

/** The words around hers, in the language in which she writes. */
export type RecordWords = Words['vault']['record']

export const longestIncident: Record<keyof IncidentInput, number> = {
  date: 10,
  time: 5,
  place: 500,
  what: 50_000,
  witnesses: 5_000,
  report: 500,
}

export type IncidentProblems = Partial<Record<keyof IncidentInput, 'date' | 'time' | 'what' | 'long'>>

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function validateIncident(input: IncidentInput): IncidentProblems {
  const problems: IncidentProblems = {}
  if (!isDate(input.date)) problems.date = 'date'
  if (input.time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(input.time)) problems.time = 'time'
  if (input.what.trim() === '') problems.what = 'what'
  for (const key of incidentFields) {
    if (input[key].length > longestIncident[key]) problems[key] = 'long'
  }
  return problems
}

/** The saved words: plain text that anyone can hash again. */
export function writeIncidentText(input: IncidentInput, recordedAt: string, { fields, written }: RecordWords): string {
  const lines = incidentFields
    .filter((key) => input[key] !== '')
    .map((key) => `${fields[key]}:${key === 'what' ? '\n' : ' '}${input[key]}`)
  return `${[...lines, `${written}: ${recordedAt}`].join('\n')}\n`
}

export function createIncident(input: IncidentInput, photos: string[], now: Date, words: RecordWords): Incident {
  const recordedAt = now.toISOString()
  const text = writeIncidentText(input, recordedAt, words)
  return { ...input, text, sha256: hashBytes(toBytes(text)), recordedAt, photos, notes: [] }
}

export function createNote(text: string, now: Date): IncidentNote {
  return { at: now.toISOString(), text, sha256: hashBytes(toBytes(text)) }
}

/** Whether the words are still the ones that were saved. */
export function isIntact(incident: Incident): boolean {
  const entries = [incident, ...incident.notes]
  return entries.every(({ text, sha256 }) => hashBytes(toBytes(text)) === sha256)
}

/** By when it happened, the last first. */
export function compareIncidents(one: Incident, other: Incident): number {
  const key = ({ date, time, recordedAt }: Incident) => `${date} ${time || '00:00'} ${recordedAt}`
  return key(other).localeCompare(key(one))
}
