import { describe, expect, it } from 'vitest'
import {
  cleanGuideQuery,
  findOldestYear,
  GUIDE_QUERY_MAX,
  listSectionSources,
  matchesGuide,
  searchableText,
} from './guide-dates'
import { legalGuides } from './guides'

it('a law of 1994 does not make a guide thirty years old: its copy counts, and other sources by their newest date', () => {
  const source = { id: 'a', url: 'https://example.org', read: '2026-11-23' }
  const law = { ...source, label: '18 U.S. Code 922', date: 'in force since 1994, version of April 2023' }
  const ruling = { ...source, label: 'Supreme Court, Plyler v. Doe', date: 'June 15, 1982' }
  const study = { ...source, label: 'A guide', date: 'December 2022, facts of September 2021' }
  expect(findOldestYear({ sources: [law, ruling, study] })).toBe(2022)
  expect(findOldestYear({ sources: [ruling] })).toBe(2026)
})

describe.each(legalGuides.map((guide) => [guide.id, guide] as const))('the dates of the guide %s', (_, guide) => {
  it('are no newer than the oldest day on which a source was read', () => {
    const days = guide.sources.flatMap(({ read }) => read ?? [])
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(guide.lastUpdated <= day, `${guide.lastUpdated} ${day}`).toBe(true)
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('give the year of its oldest source, which is no newer than the guide', () => {
    const oldest = findOldestYear(guide)
    expect(oldest).not.toBeNull()
    expect(oldest ?? 0).toBeLessThanOrEqual(Number(guide.lastUpdated.slice(0, 4)))
  })

  it('are of the source text only: the day it was read has its own field', () => {
    for (const { date } of guide.sources) expect(date).not.toMatch(/\bread\b/)
  })

  it('are shown at its sections: at least a third of them cite a source', () => {
    const resting = guide.sections.filter((section) => listSectionSources(section, guide.sources).length > 0)
    expect(resting.length).toBeGreaterThanOrEqual(Math.floor(guide.sections.length / 3))
  })
})

function find(query: string): string[] {
  return legalGuides.filter((guide) => matchesGuide(searchableText(guide), query)).map(({ id }) => id)
}

describe('the guide search', () => {
  it('finds by title, by description and by tag, in any case', () => {
    expect(find('STEP BY STEP')).toEqual(['protection-orders'])
    expect(find('controlled the money')).toEqual(['divorce-and-money'])
    expect(find('fmla')).toEqual(['work-and-leave'])
    expect(find('section 8')).toEqual(['housing-rights'])
  })

  it('finds a tag beyond the three that a card shows', () => {
    expect(find('firearms')).toEqual(['protection-orders', 'firearms-and-orders'])
  })

  it('shows every guide for an empty query, and none for words in no guide', () => {
    expect(find('  ')).toHaveLength(legalGuides.length)
    expect(find('zebra')).toEqual([])
  })

  it('never matches across two parts', () => {
    expect(find('custody children')).toEqual([])
    expect(matchesGuide(searchableText({ title: 'a', description: 'b', tags: ['c'] }), 'a b')).toBe(false)
  })

  it('accepts anything that a URL can hold', () => {
    expect(cleanGuideQuery(undefined)).toBe('')
    expect(cleanGuideQuery(['rent', 'more'])).toBe('rent')
    expect(cleanGuideQuery(' a\u0000\u202e\t b\ud800 ')).toBe('a b')
    expect(cleanGuideQuery('x'.repeat(5000))).toHaveLength(GUIDE_QUERY_MAX)
  })
})
