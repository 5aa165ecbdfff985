import { describe, expect, it } from 'vitest'
import { safetyPlan } from '@/lib/safety/content/plan'
import { emptyPlan, type Plan } from '../plan'
import { findTelling, listPlanLines, MAX_LINE_LENGTH, writePlanPaper } from './plan-lines'
import { patterns } from './words'
import { listPaperLooks } from './write-list'

const lists = [...safetyPlan.en.lists, ...safetyPlan.en.branches]
const groups = [{ id: 'money', steps: ['Open an account.', 'Ask a lawyer.'], cues: ['Other bank', 'Both names'] }]
const looks = listPaperLooks('en')

function choose(steps: Partial<Plan['steps'][number]>[], people: Plan['people'] = []): Plan {
  return {
    ...emptyPlan,
    steps: steps.map((step) => ({ group: 'money', text: 'Open an account.', note: '', ...step })),
    people,
  }
}

const suggest = (plan: Plan) => listPlanLines(plan, groups).map(({ suggested }) => suggested)

describe('the short cues for the steps', () => {
  it.each([
    ['English', safetyPlan.en.cues],
    ['Spanish', safetyPlan.es.cues],
  ])('exist for every step, are short, unique in their list and give nothing away: %s', (_, cues) => {
    for (const { id, steps } of lists) {
      expect(cues[id], id).toHaveLength(steps.length)
      expect(new Set(cues[id]).size, id).toBe(steps.length)
    }
    const all = Object.values(cues).flat()
    expect(all.filter((cue) => findTelling(cue) ?? (cue.length > 30 || null))).toEqual([])
  })
})

describe('the disguised plan on paper', () => {
  it('describes a step with a neutral cue, or in her own words if she wrote some', () => {
    expect(suggest(choose([{}, { text: 'Ask a lawyer.' }]))).toEqual(['Other bank', 'Both names'])
    expect(suggest(choose([{ note: ' Keys at Ann’s ' }]))).toEqual(['Keys at Ann’s'])
    expect(suggest(choose([{ group: 'own', text: 'Pick up the blue bag' }]))).toEqual(['Pick up the blue bag'])
  })

  it('leaves a line empty if her words give it away or are too long, or the step is unknown', () => {
    expect(suggest(choose([{ group: 'own', text: 'Ask the shelter' }]))).toEqual([''])
    expect(suggest(choose([{ group: 'own', text: 'x'.repeat(MAX_LINE_LENGTH + 1) }]))).toEqual([''])
    expect(suggest(choose([{ text: 'A step of before' }]))).toEqual([''])
    expect(suggest(choose([{ note: 'Call the police' }]))).toEqual(['Other bank'])
  })

  it('lists a person with the number as dialed', () => {
    const people = [
      { name: 'Ann', phone: '(216) 555-0100' },
      { name: ' ', phone: '' },
    ]
    const [line, ...others] = listPlanLines(choose([], people), groups)
    expect(line).toMatchObject({ suggested: 'Ann', digits: '2165550100', meaning: 'Ann, (216) 555-0100' })
    expect(others).toEqual([])
  })

  it.each(patterns)('contains what she typed, omits empty lines and adds nothing that gives it away: %s', (pattern) => {
    const plan = choose([{}, { text: 'Ask a lawyer.' }], [{ name: 'Ann', phone: '216-555-0100' }])
    const lines = listPlanLines(plan, groups)
    const typed = new Map([
      ['money/Open an account.', ' Blue flour '],
      ['money/Ask a lawyer.', ''],
      ['person/0', ''],
    ])
    const paper = writePlanPaper(lines, typed, looks, pattern)
    expect(paper.lines.map(({ thing, digits }) => [thing, digits])).toEqual([
      ['Blue flour', ''],
      ['', '2165550100'],
    ])
    expect(paper).toMatchObject({ title: looks[pattern].title, column: looks[pattern].column })
    expect(writePlanPaper(lines.slice(0, 1), typed, looks, pattern).column).toBe('')
    expect(findTelling(`${paper.title} ${paper.end.join(' ')}`)).toBeNull()
  })
})

describe('a word that gives a line away', () => {
  it.each([
    ['Call 911 at once', '911'],
    ['The Shelters on Main', 'Shelters'],
    ['mi abogada', 'abogada'],
    ['código: salida', 'salida'],
    ['He threatened me', 'threatened'],
  ])('is found in %j', (line, word) => {
    expect(findTelling(line)).toBe(word)
  })

  it.each(['Eggs at Ann’s', 'Harina y sal', 'Whitby 40', 'Plane', 'Ensalada', 'Two numbers'])(
    'is not in %j',
    (line) => {
      expect(findTelling(line)).toBeNull()
    },
  )
})
