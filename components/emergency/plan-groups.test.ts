import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { listPlanGroups } from './plan-groups'

describe('the lists of the plan', () => {
  const english = listPlanGroups()
  const spanish = inLanguage('es', listPlanGroups)

  it('have the same structure in Spanish, so a plan saved in one language opens in the other', () => {
    expect(spanish.map(({ id, isBasic, steps }) => [id, isBasic, steps.length])).toEqual(
      english.map(({ id, isBasic, steps }) => [id, isBasic, steps.length]),
    )
  })

  it('have no English text left in Spanish', () => {
    const englishTexts = new Set(
      english.flatMap(({ title, short, paper, intro, steps }) => [title, short, paper, intro, ...steps]),
    )
    const left = spanish.flatMap(({ title, short, paper, intro, steps }) => [
      title,
      short ?? '',
      paper,
      intro,
      ...steps,
    ])
    expect(left.filter((text) => englishTexts.has(text))).toEqual([])
  })
})
