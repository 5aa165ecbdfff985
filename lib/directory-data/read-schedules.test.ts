import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeWeek } from '@/lib/resources/hours/week'
import { readHsdsSchedules } from './read-schedules'
import { toHsdsSchedules } from './to-hsds-schedules'

const today = '2026-11-22'
const read = (schedule: object, state: 'VT' | 'TX' | 'TN' | null = 'VT') => {
  const { weekly, words, notes } = readHsdsSchedules([{ ...schedule }], 'schedules', { state, today })
  return { week: describeWeek(weekly), words, notes }
}
const week = { freq: 'WEEKLY', byday: 'MO,WE', opens_at: '09:00', closes_at: '17:00' }

describe('an HSDS schedule', () => {
  test.each([
    [
      'in the one time zone of its state',
      week,
      ['Mon 09:00–17:00 America/New_York', 'Wed 09:00–17:00 America/New_York'],
    ],
    ['without a frequency', { ...week, freq: undefined }, 2],
    ['that began in the past', { ...week, valid_from: '2020-01-01' }, 2],
    ['with a dtstart in the past', { ...week, dtstart: '2020-01-06', interval: 1 }, 2],
    ['whose times have the winter offset', { ...week, opens_at: '09:00-05:00', closes_at: '17:00-05:00' }, 2],
    ['whose times have the summer offset', { ...week, opens_at: '09:00:00-04:00' }, 2],
    ['that names the offset', { ...week, timezone: -5 }, 2],
    ['that names the offset as text', { ...week, timezone: '-5' }, 2],
    [
      'over midnight',
      { ...week, byday: 'FR', opens_at: '20:00', closes_at: '02:00' },
      ['Fri 20:00–02:00 America/New_York'],
    ],
    ['until midnight', { ...week, byday: 'FR', closes_at: '24:00' }, ['Fri 09:00–00:00 America/New_York']],
    [
      'round the clock',
      { byday: 'MO,TU,WE,TH,FR,SA,SU', opens_at: '00:00', closes_at: '23:59' },
      ['Every day 24 hours'],
    ],
    [
      'round the clock on a day',
      { byday: 'SU', opens_at: '00:00', closes_at: '24:00' },
      ['Sun 24 hours America/New_York'],
    ],
  ] as [string, object, string[] | number][])('%s becomes weekly hours', (_, schedule, wanted) => {
    const found = read(schedule)
    expect(found.notes).toEqual([])
    if (typeof wanted === 'number') expect(found.week).toHaveLength(wanted)
    else expect(found.week).toEqual(wanted)
  })

  test.each([
    ['by the month', { ...week, freq: 'MONTHLY', byday: '1MO' }, 'it comes by the month', '1st Mon 09:00–17:00'],
    ['on the last Friday', { ...week, byday: '-1FR' }, 'it comes in some weeks only', 'last Fri 09:00–17:00'],
    ['every second week', { ...week, interval: 2 }, 'in some weeks only', 'Mon, Wed every 2 weeks 09:00–17:00'],
    ['with a count', { ...week, count: 10 }, 'a rule (count)', 'Mon, Wed 09:00–17:00'],
    [
      'by days of the month',
      { ...week, bymonthday: '1,15' },
      'a rule (bymonthday)',
      'Mon, Wed on day 1,15 of the month 09:00–17:00',
    ],
    ['in weeks of the year', { ...week, byweekno: '1' }, 'a rule (byweekno)', 'Mon, Wed 09:00–17:00'],
    [
      'with an end date',
      { ...week, valid_to: '2026-12-31' },
      'it ends on 2026-12-31',
      'Mon, Wed 09:00–17:00 until 2026-12-31',
    ],
    [
      'that starts next season',
      { ...week, valid_from: '2027-06-01' },
      'it does not begin before 2027-06-01',
      'Mon, Wed 09:00–17:00 from 2027-06-01',
    ],
    ['that ended last season', { ...week, until: '2026-08-31' }, 'it ended on 2026-08-31', undefined],
    ['without days', { ...week, byday: undefined }, 'it names no days', '09:00–17:00'],
    ['with invalid days', { ...week, byday: 'MO,XX' }, '“MO,XX” are no days', '09:00–17:00'],
    ['with an invalid time', { ...week, opens_at: '25:00' }, 'no times of day', undefined],
    [
      'in UTC',
      { ...week, opens_at: '14:00Z', closes_at: '22:00Z' },
      'UTC+0 is named, and none of',
      'Mon, Wed 14:00–22:00 UTC',
    ],
  ] as [string, object, string, string | undefined][])(
    '%s is kept in words, with a note',
    (_, schedule, note, words) => {
      const found = read(schedule)
      expect(found.week).toEqual([])
      expect(found.notes).toEqual([expect.stringContaining('schedules[0] is not taken as weekly hours')])
      expect(found.notes[0]).toContain(note)
      expect(found.words).toBe(words)
    },
  )

  test.each([
    ['TN', undefined, 'no time zone is named, and several of the time zones of TN fit'],
    ['TX', -6, 'UTC-6 is named, and several of the time zones of TX fit'],
    [null, -5, 'the state is not'],
  ] as const)('in %s with the offset %s is ambiguous, and so is kept in words', (state, timezone, note) => {
    const found = read({ ...week, timezone }, state)
    expect(found.week).toEqual([])
    expect(found.notes[0]).toContain(note)
  })

  test('in a state with two time zones is accepted when the offset fits one of them', () => {
    expect(read({ ...week, byday: 'MO', timezone: -7 }, 'TX').week).toEqual(['Mon 09:00–17:00 America/Denver'])
    expect(read({ ...week, byday: 'MO', timezone: -5 }, 'TX').week).toEqual(['Mon 09:00–17:00 America/Chicago'])
  })

  test('reports the fields that have no place', () => {
    const { notes } = read({
      ...week,
      notes: 'Closed at noon',
      schedule_link: 'https://x.example',
      attending_type: 'online',
    })
    expect(notes).toEqual([
      'schedules[0].notes is not taken.',
      'schedules[0].schedule_link is not taken.',
      'schedules[0].attending_type is not taken.',
    ])
  })
})

const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
const clock = times.map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}:00`)
const zone = fc.constantFrom('America/New_York', 'America/Phoenix', 'America/Adak', 'Pacific/Guam', 'America/St_Johns')
const row = fc.oneof(
  fc.record({
    open24h: fc.constant(false),
    weekday: fc.integer({ min: 1, max: 7 }),
    opensAt: clock,
    closesAt: clock,
    timezone: zone,
  }),
  fc.record({
    open24h: fc.constant(true),
    weekday: fc.option(fc.integer({ min: 1, max: 7 })),
    opensAt: fc.constant(null),
    closesAt: fc.constant(null),
    timezone: fc.option(zone),
  }),
)

test.each([
  ['TX', '79901', 'Mon 09:00–17:00 America/Denver'],
  ['TX', '78701-1234', 'Mon 09:00–17:00 America/Chicago'],
  ['FL', '33157', 'Mon 09:00–17:00 America/New_York'],
  ['FL', '79901', undefined],
  ['FL', '32401', undefined],
] as const)('in %s with the ZIP code %s has its clock only if its counties leave no doubt', (state, zip, shown) => {
  const schedule = { ...week, byday: 'MO' }
  const { weekly, notes } = readHsdsSchedules([schedule], 'schedules', { state, zip, today })
  expect([describeWeek(weekly)[0], notes.length]).toEqual([shown, shown ? 0 : 1])
})

test('any week written as HSDS is the same week when read, and loses nothing', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.option(fc.constant('By appointment')), (rows, hours) => {
      const entry = { id: '0b2f6f0e-9d52-4f0e-8a52-6a1c9f0b7a11', hours, schedules: rows, specialHours: [] }
      const written = JSON.parse(JSON.stringify(toHsdsSchedules(entry as never)))
      const back = readHsdsSchedules(written, 'schedules', { state: null, today })
      expect(describeWeek(back.weekly)).toEqual(describeWeek(rows))
      if (hours) expect(back.words).toBe(hours)
      expect(back.notes.filter((note) => !note.includes('time zone'))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

describe('exceptions to the week', () => {
  const readSpecial = (schedule: object) =>
    readHsdsSchedules([{ ...week }, { ...schedule }], 'schedules', { state: 'VT', today }).special

  test.each([
    [
      'a closed day',
      { valid_from: '2026-11-26', valid_to: '2026-11-26', description: 'Closed: Thanksgiving' },
      { startsOn: '2026-11-26', endsOn: '2026-11-26', opensAt: null, closesAt: null, occasion: 'Thanksgiving' },
    ],
    [
      'a closed week, in the words of another directory',
      { valid_from: '2026-12-24', valid_to: '2026-12-31', description: 'Office closed for winter break' },
      {
        ...{ startsOn: '2026-12-24', endsOn: '2026-12-31', opensAt: null, closesAt: null },
        occasion: 'Office closed for winter break',
      },
    ],
    [
      'shorter hours of a day',
      { valid_from: '2026-12-24', valid_to: '2026-12-24', opens_at: '09:00', closes_at: '12:00' },
      { startsOn: '2026-12-24', endsOn: '2026-12-24', opensAt: '09:00', closesAt: '12:00', occasion: null },
    ],
  ])('%s', (_, schedule, wanted) => expect(readSpecial(schedule)).toEqual([wanted]))

  test.each([
    ['that are over', { valid_from: '2025-11-27', valid_to: '2025-11-27', description: 'Closed' }],
    ['that are a season', { valid_from: '2026-12-01', valid_to: '2027-03-01', description: 'Closed' }],
    [
      'of days that nobody names',
      { valid_from: '2026-12-01', valid_to: '2026-12-20', opens_at: '09:00', closes_at: '17:00' },
    ],
    ['that are weekly', { ...week, valid_to: '2026-12-24' }],
  ])('are none of those %s', (_, schedule) => expect(readSpecial(schedule)).toEqual([]))

  test('come back from our own export as they were', () => {
    const specialHours = [
      { startsOn: '2026-11-26', endsOn: '2026-11-27', opensAt: null, closesAt: null, occasion: 'Thanksgiving' },
      { startsOn: '2026-12-24', endsOn: '2026-12-24', opensAt: '09:00:00', closesAt: '12:00:00', occasion: null },
    ]
    const entry = { id: 'b6f0c0de-0000-4000-8000-000000000001', schedules: [], hours: null, specialHours }
    const written = toHsdsSchedules(entry as unknown as Parameters<typeof toHsdsSchedules>[0])
    const { special } = readHsdsSchedules(
      written.map((one) => ({ ...one })),
      'schedules',
      { state: 'VT', today },
    )
    expect(
      special.map((one) => ({
        ...one,
        opensAt: one.opensAt && `${one.opensAt}:00`,
        closesAt: one.closesAt && `${one.closesAt}:00`,
      })),
    ).toEqual(specialHours)
  })
})
