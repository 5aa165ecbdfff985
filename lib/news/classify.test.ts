import { describe, expect, test } from 'vitest'
import { labelledHeadlines } from '@/tests/support/news-headlines'
import { measurePrecision } from '@/tests/support/precision'
import { classifyStory } from './classify'

describe('the topic of a story', () => {
  test('is right for at least 85% of the labeled headlines that get one', () => {
    const { precision, recall, count } = measurePrecision(
      (title) => classifyStory(title, null, null),
      labelledHeadlines,
    )
    expect(count).toBeGreaterThanOrEqual(120)
    expect(precision).toBeGreaterThanOrEqual(0.85)
    expect(recall).toBeGreaterThanOrEqual(0.7)
  })

  test('is null for stories about something else', () => {
    expect(classifyStory('Fed holds interest rates steady', 'Nothing changes.', null)).toBeNull()
    expect(classifyStory('Women’s soccer team wins equal pay for coaches', null, null)).toBeNull()
  })

  test('can be inferred from the description', () => {
    expect(classifyStory('A hard winter', 'Shelters say domestic violence and stalking rose.', null)).toBe(
      'domestic-violence',
    )
  })

  test('is that of its feed when the text is inconclusive', () => {
    expect(classifyStory('A letter from the editor', null, 'womens-health')).toBe('womens-health')
    expect(classifyStory('Court rules on abortion pill', null, 'womens-health')).toBe('reproductive-rights')
    expect(classifyStory('Women’s World Cup begins', null, 'womens-rights')).toBeNull()
  })

  test('does not depend on case, accents or punctuation', () => {
    for (const title of ['ABORTION', 'Abortion?', '“abortion”', 'àbortion']) {
      expect(classifyStory(title, null, null)).toBe('reproductive-rights')
    }
  })
})
