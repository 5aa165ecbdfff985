import { describe, expect, it, test } from 'vitest'
import { describeOpening, type WeeklyHours } from './opening'
import { isOpenWhen, listWindows, type When } from './when'

const span = (weekday: number, opensAt: string, closesAt: string, timezone = 'America/Chicago'): WeeklyHours => ({
  ...{ open24h: false, weekday, opensAt, closesAt, timezone },
})
const office = [1, 2, 3, 4, 5].map((day) => span(day, '09:00', '17:00'))
const always: WeeklyHours[] = [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }]
/** A Wednesday, 10 in the morning in Chicago. */
const now = new Date('2026-11-18T16:00:00Z')
const thanksgiving = { startsOn: '2026-11-26', endsOn: '2026-11-26', opensAt: null, closesAt: null }

const is = (week: WeeklyHours[], when: Partial<When>, at = now, specials = [] as (typeof thanksgiving)[]) =>
  isOpenWhen(week, specials, { day: null, time: null, ...when }, at)

describe('a place is open on a day and at a time by its own clock', () => {
  it('if any part of its hours falls into them', () => {
    expect(is(office, { day: 'friday' })).toBe(true)
    expect(is(office, { day: 'sunday' })).toBe(false)
    expect(is(office, { time: '17:00-24:00' })).toBe(false)
    expect(is([span(4, '12:00', '19:00')], { time: '17:00-24:00' })).toBe(true)
    expect(is([span(6, '08:00', '11:00')], { day: 'saturday', time: '06:00-12:00' })).toBe(true)
    expect(is([span(6, '13:00', '15:00')], { day: 'saturday', time: '06:00-12:00' })).toBe(false)
    expect(is(office, { day: 'monday', time: '15:00' })).toBe(true)
    expect(is(office, { day: 'monday', time: '17:00' })).toBe(false)
  })

  it('with what is left of today, and else the same day of next week', () => {
    const evening = new Date('2026-11-19T00:30:00Z')
    expect(is(office, { day: 'today' })).toBe(true)
    expect(is(office, { day: 'today' }, evening)).toBe(false)
    expect(listWindows({ day: 'wednesday', time: '09:00' }, evening, 'America/Chicago')).toEqual([
      { date: '2026-11-25', from: 540, to: 541 },
    ])
  })

  it('through the night that began the day before', () => {
    const night = [span(5, '20:00', '06:00')]
    expect(is(night, { day: 'saturday', time: '05:00-09:00' })).toBe(true)
    expect(is(night, { day: 'saturday', time: '12:00' })).toBe(false)
    expect(is(night, { day: 'tonight' }, new Date('2026-11-21T08:00:00Z'))).toBe(true)
  })

  it('in its own zone', () => {
    const late = new Date('2026-11-19T05:00:00Z')
    expect(is([span(3, '18:00', '23:30')], { day: 'tonight' }, late)).toBe(true)
    expect(is([span(3, '18:00', '23:30', 'America/New_York')], { day: 'tonight' }, late)).toBe(false)
  })
})

describe('nobody is told that a place is open', () => {
  it('whose hours are not known', () => expect(is([], { day: 'friday' })).toBe(false))

  it('on a holiday, unless it never closes or lists hours for that day', () => {
    const week = new Date('2026-11-25T16:00:00Z')
    expect(is(office, { day: 'thursday' }, week)).toBe(false)
    expect(is(always, { day: 'thursday' }, week)).toBe(true)
    const short = { ...thanksgiving, opensAt: '09:00', closesAt: '12:00' }
    expect(isOpenWhen(office, [short], { day: 'thursday', time: null }, week)).toBe(true)
    expect(isOpenWhen(office, [short], { day: 'thursday', time: '13:00' }, week)).toBe(false)
  })

  it('on a day that it lists as closed', () => {
    const closed = { startsOn: '2026-11-19', endsOn: '2026-11-20', opensAt: null, closesAt: null }
    expect(is(office, { day: 'friday' }, now, [closed])).toBe(false)
    expect(is(always, { day: 'friday' }, now, [closed])).toBe(false)
    expect(is(office, { day: 'monday' }, now, [closed])).toBe(true)
  })
})

describe('the hours of a record', () => {
  test.each([
    ['closed for days', '2026-11-18T16:00:00Z', 'Closed. Opens at 9 AM Central Time on Monday'],
    ['open again', '2026-11-23T16:00:00Z', 'Open until 5 PM Central Time'],
  ])('%s', (_, at, label) => {
    const closed = { startsOn: '2026-11-18', endsOn: '2026-11-20', opensAt: null, closesAt: null }
    expect(describeOpening(office, new Date(at), undefined, { specialHours: [closed] }).label).toBe(label)
  })

  it('follows its own hours of a holiday', () => {
    const short = { ...thanksgiving, opensAt: '09:00', closesAt: '12:00' }
    const at = new Date('2026-11-26T16:00:00Z')
    expect(describeOpening(office, at, undefined, { specialHours: [short] }).label).toBe('Open until noon Central Time')
    expect(describeOpening(office, at, undefined, { specialHours: [thanksgiving] }).label).toBe(
      'Closed. Opens at 9 AM Central Time tomorrow',
    )
    expect(describeOpening(always, at, undefined, { specialHours: [thanksgiving] }).status).toBe('closed')
  })

  it('never shows open if an appointment is needed', () => {
    expect(describeOpening(office, now, undefined, { isByAppointment: true })).toEqual({
      status: 'unknown',
      label: 'By appointment: call first',
    })
  })
})
