import { describe, expect, it } from 'vitest'
import {
  addPerson,
  addStep,
  emptyPlan,
  groupSteps,
  hasStep,
  isEmptyPlan,
  mergePlans,
  type Plan,
  planLimits,
  readPlan,
  removePerson,
  removeStep,
  setNote,
  setPerson,
} from './plan'

const two = addStep(addStep(emptyPlan, 'personal', 'Walk the ways out.'), 'pets', 'Find a foster home.')

describe('choosing steps', () => {
  it('adds a step once, and distinguishes the same text in two lists', () => {
    const again = addStep(addStep(two, 'pets', 'Find a foster home.'), 'money', 'Find a foster home.')
    expect(again.steps).toHaveLength(3)
  })

  it('adds no empty step, and truncates one that is too long', () => {
    expect(addStep(two, 'own', '   ')).toBe(two)
    expect(addStep(two, 'own', 'x'.repeat(1000)).steps.at(-1)?.text).toHaveLength(planLimits.text)
  })

  it('adds a note only to its own step, and removes it with the step', () => {
    const noted = setNote(two, 'pets', 'Find a foster home.', 'Ask Ana.')
    expect(noted.steps.map(({ note }) => note)).toEqual(['', 'Ask Ana.'])
    expect(removeStep(noted, 'pets', 'Find a foster home.').steps).toEqual([
      { group: 'personal', text: 'Walk the ways out.', note: '' },
    ])
  })

  it('groups by list order, with her own steps and those of removed lists at the end', () => {
    const plan = addStep(addStep(two, 'own', 'Mine'), 'vanished', 'Old')
    expect(groupSteps(plan, ['pets', 'personal', 'work']).map(({ group }) => group)).toEqual([
      'pets',
      'personal',
      'own',
      'vanished',
    ])
  })
})

describe('people', () => {
  it('are limited in number, and their phone numbers in length', () => {
    let plan: Plan = emptyPlan
    for (let count = 0; count < 20; count += 1) plan = addPerson(plan)
    expect(plan.people).toHaveLength(planLimits.people)
    plan = setPerson(plan, 1, { name: 'Ana', phone: '5'.repeat(100) })
    expect(plan.people[1]).toEqual({ name: 'Ana', phone: '5'.repeat(planLimits.phone) })
    expect(removePerson(plan, 0).people[0]?.name).toBe('Ana')
  })

  it('without a name or number do not make a plan', () => {
    expect(isEmptyPlan(addPerson(emptyPlan))).toBe(true)
    expect(isEmptyPlan(setPerson(addPerson(emptyPlan), 0, { name: 'Ana' }))).toBe(false)
  })
})

describe('a stored plan', () => {
  it('is read back unchanged', () => {
    const plan = setPerson(addPerson(setNote(two, 'pets', 'Find a foster home.', 'Ana ☎ 🐈')), 0, { name: 'Ana' })
    expect(readPlan(JSON.stringify(plan))).toEqual(plan)
  })

  it('is rejected, never shown as empty, if it is invalid', () => {
    const broken = [
      '',
      'null',
      '{}',
      '[]',
      '{"version":2,"steps":[],"people":[]}',
      '{"version":1,"steps":[{}],"people":[]}',
    ]
    const long = JSON.stringify({ version: 1, steps: [{ group: 'a', text: 'x'.repeat(301), note: '' }], people: [] })
    for (const json of [...broken, long]) expect(readPlan(json)).toBeNull()
  })

  it('comes first when merged with steps chosen meanwhile, without duplicates or losses', () => {
    const chosen = addStep(addStep(emptyPlan, 'pets', 'Find a foster home.'), 'money', 'Put cash aside.')
    const noted = setNote(two, 'pets', 'Find a foster home.', 'Ask Ana.')
    const merged = mergePlans(noted, chosen)
    expect(merged.steps.map(({ text }) => text)).toEqual([
      'Walk the ways out.',
      'Find a foster home.',
      'Put cash aside.',
    ])
    expect(merged.steps[1]?.note).toBe('Ask Ana.')
    expect(hasStep(merged, 'money', 'Put cash aside.')).toBe(true)
  })
})
