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

export const incidentFields = [
  { key: 'date', label: 'Date' },
  { key: 'time', label: 'Time' },
  { key: 'place', label: 'Place' },
  { key: 'what', label: 'What happened' },
  { key: 'witnesses', label: 'Witnesses' },
  { key: 'report', label: 'Report number' },
] as const satisfies readonly { key: keyof IncidentInput; label: string }[]

const longest: Record<keyof IncidentInput, number> = {
  date: 10,
  time: 5,
  place: 500,
  what: 50_000,
  witnesses: 5_000,
  report: 500,
}

export type IncidentProblems = Partial<Record<keyof IncidentInput, string>>

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export function judgeIncident(input: IncidentInput): IncidentProblems {
  const problems: IncidentProblems = {}
  if (!isDate(input.date)) problems.date = 'Choose the day. If you are not sure, choose the closest and say so below.'
  if (input.time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(input.time))
    problems.time = 'Give the time as hours and minutes.'
  if (input.what.trim() === '') problems.what = 'Write what happened, in your own words.'
  for (const { key, label } of incidentFields) {
    if (input[key].length > longest[key]) problems[key] = `${label} can have at most ${longest[key]} characters.`
  }
  return problems
}

/** The saved words: plain text that anyone can hash again. */
export function writeIncidentText(input: IncidentInput, recordedAt: string): string {
  const lines = incidentFields
    .filter(({ key }) => input[key] !== '')
    .map(({ key, label }) => (key === 'what' ? `${label}:\n${input[key]}` : `${label}: ${input[key]}`))
  return `${[...lines, `Written down: ${recordedAt}`].join('\n')}\n`
}

export function createIncident(input: IncidentInput, photos: string[], now: Date): Incident {
  const recordedAt = now.toISOString()
  const text = writeIncidentText(input, recordedAt)
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
