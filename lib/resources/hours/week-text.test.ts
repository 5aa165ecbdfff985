import { describe, expect, test } from 'vitest'
import { readDay, writeDays } from './week-text'

describe('the hours of a day as staff write them', () => {
  test.each([
    ['9am-5pm', '09:00-17:00'],
    ['9:30 a.m. to 12 pm', '09:30-12:00'],
    ['09:00–12:00, 13:00–17:00', '09:00-12:00, 13:00-17:00'],
    ['8pm-6am', '20:00-06:00'],
    ['noon-midnight', '12:00-00:00'],
    ['24 hours', '24 hours'],
    ['Closed', ''],
    ['', ''],
  ])('%s is read, and written back as %s', (text, back) => {
    const rows = readDay(text)?.map((span) => ({ ...span, weekday: 3, timezone: 'America/New_York' })) ?? []
    expect(writeDays(rows)[2]).toBe(back)
    expect(writeDays(rows)[3]).toBe('')
  })

  test.each(['9', '9-', 'by appointment', '25:00-26:00', '13pm-2pm', '9am-9am', '9-10-11'])(
    '%s is not understood',
    (text) => {
      expect(readDay(text)).toBeNull()
    },
  )
})
