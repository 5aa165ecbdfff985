import { describe, expect, it } from 'vitest'
import { findOldestYear, listReadDays, listSectionSources } from './guide-dates'
import { legalGuides } from './guides'

describe.each(legalGuides.map((guide) => [guide.id, guide] as const))('the dates of the guide %s', (_, guide) => {
  it('are no newer than the day on which its sources were read', () => {
    for (const day of listReadDays(guide)) expect(guide.lastUpdated <= day, `${guide.lastUpdated} ${day}`).toBe(true)
  })

  it('tell how old its oldest source is, which no source can be newer than the guide', () => {
    const oldest = findOldestYear(guide)
    expect(oldest).not.toBeNull()
    expect(oldest ?? 0).toBeLessThanOrEqual(Number(guide.lastUpdated.slice(0, 4)))
  })

  it('stand at its sections: most of them rest on a source', () => {
    const resting = guide.sections.filter((section) => listSectionSources(section, guide.sources).length > 0)
    expect(resting.length).toBeGreaterThanOrEqual(Math.floor(guide.sections.length / 3))
  })
})
