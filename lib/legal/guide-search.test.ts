import { describe, expect, it } from 'vitest'
import { cleanGuideQuery, GUIDE_QUERY_MAX, matchesGuide, searchableText } from './guide-search'
import { legalGuides } from './guides'

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
