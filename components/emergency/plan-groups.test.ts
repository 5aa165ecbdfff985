import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { listPlanGroups } from './plan-groups'

describe('the lists of the plan', () => {
  const english = listPlanGroups()
  const spanish = inLanguage('es', listPlanGroups)

  it('are the same lists in Spanish, so that a plan that was kept in one language opens in the other', () => {
    expect(spanish.map(({ id, isBasic, steps }) => [id, isBasic, steps.length])).toEqual(
      english.map(({ id, isBasic, steps }) => [id, isBasic, steps.length]),
    )
  })

  it('have no word of English in Spanish', () => {
    const said = new Set(
      english.flatMap(({ title, short, paper, intro, steps }) => [title, short, paper, intro, ...steps]),
    )
    const left = spanish.flatMap(({ title, short, paper, intro, steps }) => [
      title,
      short ?? '',
      paper,
      intro,
      ...steps,
    ])
    expect(left.filter((text) => said.has(text))).toEqual([])
  })
})
