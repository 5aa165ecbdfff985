import { describe, expect, it, test } from 'vitest'
import { readFacts, readLocalPrograms, readTold } from '@/db/seed/facts'
import { readCopyRecords } from '@/db/seed/records'
import { noTexts } from '@/db/vocabulary/text-fields'
import { forWhoFacts, readYesNo, whoFacts } from '@/db/vocabulary/who-may-come'
import { en, es } from '@/lib/safety/call-card/call-kind'
import { records as english } from '@/lib/site/language/en/records'
import { records as spanish } from '@/lib/site/language/es/records'
import type { ResourceDto } from './schema'
import { listKnown, listToAsk } from './who-may-come'

const entry = (changes: Partial<ResourceDto>) =>
  ({
    ...noTexts,
    ...{ kind: 'facility', category: 'housing-shelter', helpKinds: ['emergency-shelter'], phones: [] },
    ...changes,
  }) as unknown as ResourceDto

describe('who may come', () => {
  it('is known only if someone answered yes or no', () => {
    expect(listKnown(entry({}))).toEqual([])
    expect(listKnown(entry({ takesMen: 'yes', takesPets: 'no' }))).toEqual([
      { fact: 'takesMen', isYes: true },
      { fact: 'takesPets', isYes: false },
    ])
  })

  it('is listed as a question if it is unknown, unless a text of the entry covers it', () => {
    expect(listToAsk(entry({}))).toContain('takesTeenSons')
    expect(listToAsk(entry({ takesTeenSons: 'no' }))).not.toContain('takesTeenSons')
    expect(listToAsk(entry({ fees: 'Free' }))).not.toContain('freeOfCharge')
    // A line does not take pets in.
    expect(listToAsk(entry({ kind: 'hotline', helpKinds: ['crisis-line'] }))).toEqual(['signLanguage'])
  })

  it('includes sign language where there is a videophone', () => {
    const phone = { number: '1-855-812-1001', extension: null, keyword: null, languages: [], description: null }
    const deaf = entry({ phones: [{ ...phone, type: 'videophone' }] })
    expect(listKnown(deaf)).toEqual([{ fact: 'signLanguage', isYes: true }])
    expect(listToAsk(deaf)).not.toContain('signLanguage')
  })

  it('has words for every fact, in both languages', () => {
    for (const { who } of [english, spanish])
      for (const words of [who.yes, who.no, who.about]) expect(Object.keys(words).sort()).toEqual([...whoFacts].sort())
    for (const { facts } of [en, es]) expect(Object.keys(facts).sort()).toEqual([...whoFacts].sort())
    expect(Object.keys(forWhoFacts(() => null))).toEqual(whoFacts)
  })

  it('is read from a file only if the cell is yes or no', () => {
    expect(['Yes', 'y', 'TRUE', '1', 'sí'].map(readYesNo)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes'])
    expect(['No', 'n', 'false', '0'].map(readYesNo)).toEqual(['no', 'no', 'no', 'no'])
    expect(['', 'call', 'unknown', 'sometimes', 'yes, in kennels'].map(readYesNo)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

test('every record of which a page was read is in the directory', () => {
  const ids = new Set([...readFacts(), ...readLocalPrograms()].map(({ id }) => id))
  expect([...readTold().keys()].filter((id) => !ids.has(id))).toEqual([])
})

describe('the records that the site begins with', () => {
  const bySlug = new Map(readCopyRecords().map(({ resource }) => [resource.slug, resource]))

  it('say of who may come what a page says, and nothing else', () => {
    expect(bySlug.get('aware-ak')).toMatchObject({ takesMen: 'yes', takesFamilies: 'yes' })
    expect(bySlug.get('aware-ak')?.takesPets).toBeUndefined()
    expect(bySlug.get('rose-brooks-center-mo')).toMatchObject({ takesPets: 'yes' })
    expect(bySlug.get('national-domestic-violence-hotline')?.takesMen).toBeUndefined()
  })

  it('have the chats of national lines, each with the page that names it', () => {
    expect(bySlug.get('national-domestic-violence-hotline')).toMatchObject({
      chat: 'https://www.thehotline.org/get-help/',
      chatReadOn: '2026-11-28',
    })
    const chats = [...bySlug.values()].filter(({ chat }) => chat)
    expect(chats).toHaveLength(9)
    expect(chats.every(({ chatSource, chatReadOn }) => chatSource && chatReadOn)).toBe(true)
  })
})
