import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { en, es } from '@/lib/site/language/words'
import {
  compareIncidents,
  createIncident,
  createNote,
  emptyIncident,
  isIntact,
  validateIncident,
  writeIncidentText,
} from './incident'

const { vault } = en
const { vault: spanish } = es

const input = {
  date: '2026-02-28',
  time: '21:15',
  place: 'Kitchen',
  what: 'He said: "no".\nThen he left.',
  witnesses: '',
  report: '26-104',
}
const now = new Date('2026-03-01T08:00:00Z')
const { record } = vault

describe('a log entry', () => {
  it('is plain text of the completed fields, and its SHA-256 is that of exactly these bytes', () => {
    const incident = createIncident(input, ['p1'], now, record)
    expect(incident.text).toBe(
      'Date: 2026-02-28\nTime: 21:15\nPlace: Kitchen\nWhat happened:\nHe said: "no".\nThen he left.\nReport number: 26-104\n' +
        'Written down: 2026-03-01T08:00:00.000Z\n',
    )
    expect(incident.sha256).toBe(createHash('sha256').update(incident.text, 'utf8').digest('hex'))
    expect(writeIncidentText(input, incident.recordedAt, record)).toBe(incident.text)
  })

  it('has labels in her language around her own words', () => {
    expect(createIncident(input, [], now, spanish.record).text).toBe(
      'Fecha: 2026-02-28\nHora: 21:15\nLugar: Kitchen\nQué pasó:\nHe said: "no".\nThen he left.\nNúmero de reporte: 26-104\n' +
        'Se escribió: 2026-03-01T08:00:00.000Z\n',
    )
  })

  it('detects changes to its text or to a note', () => {
    const incident = { ...createIncident(input, [], now, record), notes: [createNote('It was 21:30.', now)] }
    expect(isIntact(incident)).toBe(true)
    expect(isIntact({ ...incident, text: incident.text.replace('no', 'yes') })).toBe(false)
    expect(isIntact({ ...incident, notes: [{ ...createNote('a', now), text: 'b' }] })).toBe(false)
  })

  it('requires only a date and what happened', () => {
    expect(validateIncident({ ...emptyIncident, date: '2026-02-28', what: 'x' })).toEqual({})
    expect(Object.keys(validateIncident(emptyIncident))).toEqual(['date', 'what'])
  })

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '28.2.2026' }, 'date'],
    [{ time: '25:00' }, 'time'],
    [{ time: 'late' }, 'time'],
    [{ what: '  \n' }, 'what'],
    [{ place: 'x'.repeat(501) }, 'place'],
    [{ what: 'x'.repeat(50_001) }, 'what'],
  ])('reports the invalid field in %j', (change, key) => {
    expect(Object.keys(validateIncident({ ...input, ...change }))).toEqual([key])
  })

  it('is sorted by the date of the event, latest first', () => {
    const days = ['2026-01-05', '2026-03-01', '2026-02-01'].map((date) =>
      createIncident({ ...input, date }, [], now, record),
    )
    expect(days.sort(compareIncidents).map(({ date }) => date)).toEqual(['2026-03-01', '2026-02-01', '2026-01-05'])
  })
})
