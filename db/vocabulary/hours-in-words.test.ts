import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, it, test } from 'vitest'
import { areImpossibleHours, readHoursInWords } from './hours-in-words'
import { weekdayNames } from './operations'
import type { StateCode } from './states'
import { findTimeZone } from './time-zones'

interface Row {
  hours: string
  state: StateCode
  county_fips: string
}

const zone = 'America/Chicago'
/** 'Mon 09:00-17:00' */
const show = (words: string) =>
  readHoursInWords(words, zone)?.map(
    ({ weekday, open24h, opensAt, closesAt }) =>
      `${weekday ? weekdayNames[weekday - 1] : 'always'} ${open24h ? '24' : `${opensAt}-${closesAt}`}`,
  ) ?? null

test.each([
  ['Mon–Fri 8am–4:30pm', 5, 'Mon 08:00-16:30', 'Fri 08:00-16:30'],
  ['Mon, Wed 9am–5pm; Thu 1pm–4pm', 3, 'Mon 09:00-17:00', 'Thu 13:00-16:00'],
  ['Sat–Mon 10am–2pm', 3, 'Mon 10:00-14:00', 'Sun 10:00-14:00'],
  ['Fri 10:30am–4:30pm', 1, 'Fri 10:30-16:30', 'Fri 10:30-16:30'],
  ['Wed 9am–11:45am; Wed 1pm–3pm', 2, 'Wed 09:00-11:45', 'Wed 13:00-15:00'],
  ['Mon–Sun 5pm–8am', 7, 'Mon 17:00-08:00', 'Sun 17:00-08:00'],
  ['Tue 12pm–12am', 1, 'Tue 12:00-00:00', 'Tue 12:00-00:00'],
  ['Monday through Friday, 9 a.m. to noon', 5, 'Mon 09:00-12:00', 'Fri 09:00-12:00'],
  ['Daily 9am-9pm', 7, 'Mon 09:00-21:00', 'Sun 09:00-21:00'],
  ['Mon, Tue 09:00–17:00', 2, 'Mon 09:00-17:00', 'Tue 09:00-17:00'],
  ['Mon-Fri 9am-5pm; Sat closed', 5, 'Mon 09:00-17:00', 'Fri 09:00-17:00'],
  ['24/7', 1, 'always 24', 'always 24'],
  ['Sat 24 hours', 1, 'Sat 24', 'Sat 24'],
])('%s', (words, count, first, last) => {
  const rows = show(words)
  expect([rows?.length, rows?.[0], rows?.at(-1)]).toEqual([count, first, last])
})

// All but the last three stand in lists that we read.
test.each([
  'Thu 8pm–4:30pm',
  'Mon–Wed 8:30pm–9am',
  'Fri 9pm–11:45am',
  'Mon–Tue 9pm–4pm; Wed–Fri 9am–4pm',
  'Mon 12am–3:30pm; Tue, Thu, Fri 9am–2pm',
  'Sat 12am–2pm',
  'Thu 12:30pm–2:30am',
  'Mon–Fri 10am–6am; Sat 12pm–6am',
  'Mon, Tue, Wed, Fri 8am–4:30pm; Thu 8am–4:30am',
  'Mon 9am–9am',
])('no place is open %s', (words) => {
  expect([areImpossibleHours(words), show(words)]).toEqual([true, null])
})

test.each([
  'limited hours',
  'By appointment',
  'Mon–Fri 9–5',
  'First Sat 9am–noon',
  'Mon 25am–3pm',
  'Mon–Xyz 9am–5pm',
  '',
])('%j stays in words', (words) => {
  expect([areImpossibleHours(words), show(words)]).toEqual([false, null])
})

it('takes the clock that the words name, and none where nobody knows it', () => {
  expect(readHoursInWords('Mon–Fri 8am–8pm ET', zone)?.[0]?.timezone).toBe('America/New_York')
  expect(readHoursInWords('Mon–Fri 8am–8pm', null)).toBeNull()
})

it('reads nearly all hours of the lists', () => {
  const hours = ['community', 'national-sites'].flatMap((name) => {
    const [head = '', ...lines] = gunzipSync(readFileSync(`db/seed/${name}.csv.gz`))
      .toString()
      .split(/\r?\n/)
    const withHours = lines.filter((line) => /\d(am|pm)/.test(line))
    const rows = parse([head, ...withHours].join('\n'), { columns: true, relax_column_count: true }) as Row[]
    return rows.filter((row) => row.hours)
  })
  const read = hours.filter((row) => readHoursInWords(row.hours, findTimeZone(row.state, row.county_fips || null)))
  expect(hours.length).toBeGreaterThan(4250)
  expect(read.length / hours.length).toBeGreaterThan(0.98)
})
