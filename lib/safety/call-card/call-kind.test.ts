import { describe, expect, it } from 'vitest'
import { describeNeed, readCallKind } from './call-kind'
import { callKinds, callTexts } from './cards'

const { en, es } = callTexts

describe('the kind of a call', () => {
  it('is shelter for a housing program with beds', () => {
    const shelter = { kind: 'organization', category: 'housing-shelter', helpKinds: ['domestic-violence'] } as const
    expect(readCallKind({ ...shelter, helpKinds: [...shelter.helpKinds] }).kind).toBe('shelter')
    expect(describeNeed({ ...shelter, helpKinds: [...shelter.helpKinds] })).toBe('shelter tonight')
  })
  it('is talk for a crisis line, even one that also has beds', () => {
    expect(
      readCallKind({ kind: 'hotline', category: 'housing-shelter', helpKinds: ['domestic-violence', 'crisis-line'] })
        .kind,
    ).toBe('talk')
    expect(
      readCallKind({ kind: 'organization', category: 'rights-advocacy', helpKinds: ['sexual-assault'] }).kind,
    ).toBe('talk')
  })
  it('otherwise follows the category, and the need is the name of the first kind of help', () => {
    const law = {
      kind: 'organization' as const,
      category: 'rights-advocacy' as const,
      helpKinds: ['legal-aid', 'family-law'],
    }
    expect(readCallKind(law).kind).toBe('legal')
    expect(describeNeed(law)).toBe('Free legal help')
    expect(readCallKind({ ...law, category: 'housing-shelter', helpKinds: ['rent-help'] }).kind).toBe('home')
    expect(readCallKind({ ...law, category: 'womens-health', helpKinds: ['dental'] }).kind).toBe('health')
    expect(readCallKind({ ...law, category: 'financial-support', helpKinds: ['snap'] }).kind).toBe('money')
  })
})

describe('the text of the card', () => {
  it.each(callKinds)('asks the same in both languages: %s', (kind) => {
    expect(Object.keys(es.kinds[kind].back)).toEqual(Object.keys(en.kinds[kind].back))
    for (const part of ['ask', 'refuse', 'hand'] as const) {
      expect(es.kinds[kind][part]).toHaveLength(en.kinds[kind][part].length)
    }
  })
  it('fits into one text message', () => {
    for (const words of [en, es]) {
      for (const { text } of Object.values(words.kinds)) expect(text.length).toBeLessThanOrEqual(160)
    }
  })
})
