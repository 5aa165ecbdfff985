import { describe, expect, test } from 'vitest'
import { news } from '@/lib/site/language/es/news'
import { describeWhen, writeLongDate } from './describe-when.js'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const HOUR = 3_600_000
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString()

describe('when a story was published', () => {
  test.each([
    [0.5, 'Less than an hour ago'],
    [1, '1 hour ago'],
    [23.9, '23 hours ago'],
    [24, 'Yesterday'],
    [47.9, 'Yesterday'],
    [48, '2 days ago'],
    [6 * 24, '6 days ago'],
    [7 * 24, new Date(NOW - 7 * 24 * HOUR).toLocaleDateString('en-US')],
  ])('%f hours ago is shown as %s', (hours, words) => {
    expect(describeWhen(ago(hours), NOW)).toBe(words)
  })

  test('is shown in the language of the page', () => {
    const hours = [0.5, 1, 5, 24, 50].map((count) => describeWhen(ago(count), NOW, news.when))
    expect(hours).toEqual(['Hace menos de una hora', 'Hace 1 hora', 'Hace 5 horas', 'Ayer', 'Hace 2 días'])
    expect(writeLongDate('2026-11-20T15:04:00Z', 'America/New_York', news.when.tag)).toContain(
      '20 de noviembre de 2026',
    )
  })

  test('can also be shown with month, day, year, hour and minute', () => {
    expect(writeLongDate('2026-11-20T15:04:00Z', 'America/New_York')).toBe('November 20, 2026 at 10:04 AM EST')
    expect(writeLongDate('2026-11-20T15:04:00Z')).toMatch(/^November \d+, 2026 at \d+:04 [AP]M$/)
  })
})
