import { describe, expect, it, test } from 'vitest'
import { describeOpening, type WeeklyHours } from './opening'
import { type Answers, type Reach, readAnswers, readMoment, splitByAnswer } from './who-answers'

const phones = [
  { number: '216-555-0100', extension: null, type: 'voice' as const, keyword: null, languages: [], description: null },
]
const open24: WeeklyHours = { open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }
const office = (timezone: string): WeeklyHours[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ open24h: false, weekday, opensAt: '09:00', closesAt: '17:00', timezone }))

interface Place {
  name: string
  reach: Reach
  week: WeeklyHours[]
}
const places: Place[] = [
  { name: 'local, unknown', reach: 'local', week: [] },
  { name: 'far, day and night', reach: 'far', week: [open24] },
  { name: 'national, day and night', reach: 'national', week: [open24] },
  { name: 'local, office', reach: 'local', week: office('America/New_York') },
  { name: 'state, day and night', reach: 'state', week: [open24] },
  { name: 'state, unknown', reach: 'state', week: [] },
  { name: 'local, day and night', reach: 'local', week: [open24] },
]

function order(now: string | null) {
  const { sure, others } = splitByAnswer(places, ({ reach, week }) => {
    const isOpen24Hours = week.some(({ open24h }) => open24h)
    const status = now ? describeOpening(week, new Date(now)).status : null
    return { reach, answers: readAnswers({ isOpen24Hours, phones, tags: [] }, status) }
  })
  return [sure, others].map((group) => group.map(({ name }) => name))
}

const dayAndNight = ['local, day and night', 'state, day and night', 'national, day and night', 'far, day and night']

describe('entries that are surely open now come first', () => {
  test('at night: local, state, national, far; then unknown hours; what is closed comes last', () => {
    const night = [dayAndNight, ['local, unknown', 'state, unknown', 'local, office']]
    expect(order('2026-11-18T07:00:00Z')).toEqual(night)
    // A Sunday afternoon.
    expect(order('2026-11-22T19:00:00Z')).toEqual(night)
  })

  test('by day an office that is open answers too, and stands with the local ones', () => {
    expect(order('2026-11-18T15:00:00Z')).toEqual([
      ['local, office', ...dayAndNight],
      ['local, unknown', 'state, unknown'],
    ])
  })

  test('on a holiday an office may or may not be open', () => {
    expect(order('2026-11-26T15:00:00Z')[1]).toEqual(['local, unknown', 'local, office', 'state, unknown'])
  })

  test('an hour is that of the office, also when clocks change', () => {
    // 9 AM in New York: in winter time 14:00 UTC, in summer time 13:00.
    expect(order('2026-10-30T13:30:00Z')[0]).toContain('local, office')
    expect(order('2026-11-02T13:30:00Z')[0]).not.toContain('local, office')
    expect(order('2026-11-02T14:00:00Z')[0]).toContain('local, office')
    expect(order('2027-03-15T13:30:00Z')[0]).toContain('local, office')
  })

  test('a stored page, which cannot know the time, is sure only of day and night', () => {
    expect(order(null)).toEqual([dayAndNight, ['local, unknown', 'local, office', 'state, unknown']])
  })

  test('the given order stays within a group, as with two local lines', () => {
    const list = ['b', 'a', 'c']
    expect(splitByAnswer(list, () => ({ reach: 'local', answers: 'now' as Answers })).sure).toEqual(list)
  })
})

describe('a number', () => {
  const at = (entry: Partial<Parameters<typeof readAnswers>[0]>) =>
    readAnswers({ isOpen24Hours: true, phones, tags: [], ...entry })

  it('of an office, or only a fax, is never listed as surely answered', () => {
    expect(at({})).toBe('now')
    expect(at({ tags: ['office-line'] })).toBe('unknown')
    expect(at({ phones: phones.map((phone) => ({ ...phone, type: 'fax' as const })) })).toBe('unknown')
    expect(at({ phones: [] })).toBe('unknown')
  })
})

describe('the moment where she is', () => {
  test.each([
    ['OH', '2026-11-18T15:00:00Z', 'office-hours'],
    ['OH', '2026-11-18T07:00:00Z', 'night'],
    ['OH', '2026-11-18T23:00:00Z', 'off-hours'],
    ['OH', '2026-11-21T16:00:00Z', 'off-hours'],
    ['OH', '2026-11-26T16:00:00Z', 'off-hours'],
    // The same instant is still night in Hawaii.
    ['HI', '2026-11-18T15:00:00Z', 'night'],
    ['HI', '2026-11-18T20:00:00Z', 'office-hours'],
    // Arizona keeps no summer time: 9 AM there is 16:00 UTC all year.
    ['AZ', '2026-07-15T15:30:00Z', 'off-hours'],
    ['AZ', '2026-07-15T16:00:00Z', 'office-hours'],
    ['CA', '2026-07-15T16:00:00Z', 'office-hours'],
    ['CA', '2026-11-18T16:30:00Z', 'off-hours'],
    // El Paso is an hour behind Houston: at 9 AM in Houston, it is 8 AM there.
    ['TX', '2026-11-18T15:30:00Z', 'off-hours'],
    ['TX', '2026-11-18T16:00:00Z', 'office-hours'],
  ] as const)('in %s at %s: %s', (state, now, moment) => expect(readMoment(state, new Date(now))).toBe(moment))
})
