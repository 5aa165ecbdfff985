import { describe, expect, test } from 'vitest'
import { labelledHeadlines } from '@/tests/support/news-headlines'
import { measurePrecision } from '@/tests/support/precision'
import { classifyStory } from './classify'

describe('the topic of a story', () => {
  test('is right for at least 85 of 100 labelled headlines that are given one', () => {
    const { precision, recall, count } = measurePrecision(
      (title) => classifyStory(title, null, null),
      labelledHeadlines,
    )
    expect(count).toBeGreaterThanOrEqual(120)
    expect(precision).toBeGreaterThanOrEqual(0.85)
    expect(recall).toBeGreaterThanOrEqual(0.7)
  })

  test('is none for what is about something else', () => {
    expect(classifyStory('Fed holds interest rates steady', 'Nothing changes.', null)).toBeNull()
    expect(classifyStory('Women’s soccer team wins equal pay for coaches', null, null)).toBeNull()
  })

  test('can be told by the description', () => {
    expect(classifyStory('A hard winter', 'Shelters say domestic violence and stalking rose.', null)).toBe(
      'domestic-violence',
    )
  })

  test('is that of its feed where its words leave it open', () => {
    expect(classifyStory('A letter from the editor', null, 'womens-health')).toBe('womens-health')
    expect(classifyStory('Court rules on abortion pill', null, 'womens-health')).toBe('reproductive-rights')
    expect(classifyStory('Women’s World Cup begins', null, 'womens-rights')).toBeNull()
  })

  test('does not hang on case, accents or marks', () => {
    for (const title of ['ABORTION', 'Abortion?', '“abortion”', 'àbortion']) {
      expect(classifyStory(title, null, null)).toBe('reproductive-rights')
    }
  })
})
