import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { formatGiftDay, readGiftYear, yearOfGift } from './gift-day'

const newYearsEveInCalifornia = new Date('2027-01-01T05:30:00Z')
const newYearsEveInHawaii = new Date('2027-01-01T09:59:00Z')
const newYear = new Date('2027-01-01T10:00:00Z')

test.each([newYearsEveInCalifornia, newYearsEveInHawaii])('a gift at %s is one of 2026, on its receipt too', (at) => {
  const [from, to] = readGiftYear(2026)
  expect(at >= from && at < to).toBe(true)
  expect(yearOfGift(at)).toBe('2026')
  expect(inLanguage('en', () => formatGiftDay(at))).toBe('December 31, 2026')
})

test('a gift after midnight in Hawaii is one of the new year', () => {
  expect(yearOfGift(newYear)).toBe('2027')
  expect(inLanguage('en', () => formatGiftDay(newYear))).toBe('January 1, 2027')
  expect(newYear < readGiftYear(2026)[1]).toBe(false)
})

test('on other days the day is that of Eastern Time', () => {
  expect(inLanguage('en', () => formatGiftDay(new Date('2026-06-05T04:30:00Z'), 'medium'))).toBe('Jun 5, 2026')
})
