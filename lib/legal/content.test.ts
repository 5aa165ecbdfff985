import { describe, expect, it } from 'vitest'
import { readSeedRecords } from '@/db/seed/records'
import type { StateCode } from '@/lib/geography/states'
import { readDay, type TimeLimit } from './deadline'
import { legalGuides, listGuideTexts } from './guides'
import { legalHelp, legalTools } from './help'
import { featuredGuides, localizedCategories } from './localized'
import type { LegalSource, LegalTool } from './schema'
import { readCompensationLimits } from './states/compensation-limits'

const { firstPlaces, immigrationPlaces, otherWays, whenYouCall } = legalHelp.en
const slugs = new Set(readSeedRecords().map(({ resource }) => resource.slug))

/** What a phone number would look like: three groups of digits, or a toll-free prefix. */
const PHONE = /\b\d{3}[-. )]+\d{3}[-. ]+\d{4}\b|\b1?[-. (]*8(00|33|44|55|66|77|88)[-. )]+\d/

function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources' && Array.isArray(inner) && inner.every((one) => typeof one === 'string')
      ? inner
      : listReferences(inner),
  )
}

function listToolTexts(tool: LegalTool): string[] {
  const notes = [...tool.before, ...tool.after].map(({ text }) => text)
  const own =
    tool.type === 'checklist'
      ? tool.groups.flatMap((group) => [group.title, group.intro ?? '', ...group.items.map(({ text }) => text)])
      : tool.type === 'template'
        ? tool.letter.map(({ text }) => text)
        : []
  return [tool.title, tool.description, ...notes, ...own]
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length <= 3) return letters === '' ? 0 : 1
  return letters.replace(/(?:[^laeiouy]es|[^td]ed|e)$/, '').match(/[aeiouy]{1,2}/g)?.length ?? 1
}

/** The Flesch-Kincaid grade, a rough measure. */
function gradeText(texts: string[]): number {
  const text = texts.map((one) => (/[.?:]$/.test(one) ? one : `${one}.`)).join(' ')
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word))
  const sentences = text.split(/[.?:;]+\s/).length
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59
}

const WEAK =
  /scribd|yumpu|docslib|studylib|wikipedia|antone\.com|wolfeandrice|lawchek|galliganmanning|divorcedigest|legalatoms|legalfix|eiglaw|duanemorris|constitutionallawreporter|nntc\.bz|instalawyer|dv\.support|dvsupportnetwork|dv-laws|stateregstoday|\.com\.co/

function checkSources(sources: LegalSource[], used: string[]): void {
  const ids = sources.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { url, label, date } of sources) {
    expect(new URL(url).protocol).toBe('https:')
    expect(label).not.toBe('')
    expect(date).toMatch(/\d{4}|its own date|without a date/)
    // Copies of strangers, and pages that sell a lawyer, are no source for the law.
    expect(url).not.toMatch(WEAK)
  }
  expect([...new Set(used)].sort()).toEqual([...ids].sort())
}

const legalCategoryEntries = localizedCategories()

describe('the hub', () => {
  it('has twenty-six guides, nine tools and six subjects', () => {
    expect([legalGuides.length, legalTools.length, legalCategoryEntries.length]).toEqual([26, 9, 6])
  })

  it('features the first four guides', () => {
    expect(featuredGuides()).toEqual(legalGuides.slice(0, 4))
  })

  it('counts each guide and each tool under one subject, and no subject is empty', () => {
    expect(legalCategoryEntries.flatMap(({ guides }) => guides)).toHaveLength(legalGuides.length)
    expect(legalCategoryEntries.flatMap(({ tools }) => tools)).toHaveLength(legalTools.length)
    for (const { guides, tools } of legalCategoryEntries) expect(guides.length + tools.length).toBeGreaterThan(0)
  })

  it('has no duplicate addresses', () => {
    for (const list of [legalGuides, legalTools]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    for (const { id } of [...legalGuides, ...legalTools]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

describe.each(legalGuides.map((guide) => [guide.id, guide] as const))('the guide %s', (_, guide) => {
  it('is a real guide of 800 to 1,500 words', () => {
    expect(guide.words).toBeGreaterThanOrEqual(800)
    expect(guide.words).toBeLessThanOrEqual(1500)
    expect(guide.minutes).toBeGreaterThanOrEqual(4)
  })

  it('cites sources with an https address and a date, each of them used', () => {
    checkSources(guide.sources, listReferences([guide.sections, guide.inShort]))
    expect(guide.sources.length).toBeGreaterThanOrEqual(3)
  })

  it('says when it was last updated and where it applies', () => {
    expect(readDay(guide.lastUpdated)).not.toBeNull()
    expect(Date.parse(guide.lastUpdated)).toBeLessThanOrEqual(Date.now())
    expect(guide.jurisdiction).toContain('United States')
    expect(guide.tags.length).toBeGreaterThanOrEqual(3)
  })

  it('reads at the eighth grade or easier', () => {
    expect(gradeText(listGuideTexts(guide))).toBeLessThanOrEqual(8)
  })

  it('is written in full sentences, not clipped ones: its prose reads between the fifth and eighth grade', () => {
    const prose = guide.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'note' ? [block.text] : [])),
    )
    expect(gradeText(prose)).toBeGreaterThanOrEqual(5)
    expect(gradeText(prose)).toBeLessThanOrEqual(8)
  })

  it('has no phone number, calls nobody a victim and uses no exclamation mark', () => {
    const text = listGuideTexts(guide).join('\n')
    expect(text).not.toMatch(PHONE)
    expect(text).not.toMatch(/victim|!/i)
  })

  it('has a unique anchor for each section', () => {
    const ids = guide.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('main')
  })
})

describe.each(legalTools.map((tool) => [tool.id, tool] as const))('the tool %s', (_, tool) => {
  it('cites sources with an https address and a date, each of them used', () => {
    checkSources(tool.sources, listReferences([tool.before, tool.after]))
  })

  it('has no phone number', () => {
    expect(listToolTexts(tool).join('\n')).not.toMatch(PHONE)
  })

  it('has unique item ids', () => {
    if (tool.type !== 'checklist') return
    const items = tool.groups.flatMap((group) => group.items.map(({ id }) => `${group.id}/${id}`))
    expect(new Set(items).size).toBe(items.length)
  })
})

/** These predate the rule, and begin with what the law says. */
const older = [
  'protection-orders',
  'custody-and-safety',
  'divorce-and-money',
  'housing-rights',
  'work-and-leave',
  'immigration-relief',
]
const urgent = legalGuides.filter(({ id }) => !older.includes(id))

it.each(urgent.map((guide) => [guide.id, guide] as const))(
  'the guide %s begins with three things to do now',
  (_, guide) => {
    const [first] = guide.sections
    const steps = first?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : []))
    expect(first?.title).toBe('Three things to do now')
    expect(steps).toHaveLength(3)
  },
)

it('says the same of private pictures in every guide that speaks of them: a federal crime, down within 48 hours, with help', () => {
  const told = legalGuides.filter((guide) => /private pictures/.test(listGuideTexts(guide).join(' ')))
  expect(told.map(({ id }) => id).sort()).toEqual(['after-sexual-assault', 'lgbtq', 'teens'])
  for (const guide of told) {
    const text = listGuideTexts(guide).join(' ')
    expect(text, guide.id).toMatch(/within 48 hours/)
    expect(text, guide.id).toMatch(/made by a computer|a computer made them/)
    expect(text, guide.id).toMatch(/StopNCII\.org|TakeItDown\.ncmec\.org/)
    expect(text, guide.id).not.toMatch(/most states make it a crime/)
  }
})

describe('what the hub names', () => {
  it('is in the directory', () => {
    const places = [...firstPlaces, ...immigrationPlaces].map(({ slug }) => slug)
    const named = [...legalGuides, ...legalTools].flatMap((one) => Object.keys(one.records))
    for (const slug of [...named, ...places]) expect(slugs.has(slug), slug).toBe(true)
  })

  it('is in the hub', () => {
    const toolIds = legalTools.map(({ id }) => id)
    const guideIds = legalGuides.map(({ id }) => id)
    for (const guide of legalGuides) expect(toolIds).toEqual(expect.arrayContaining(guide.tools))
    for (const tool of legalTools) expect(guideIds).toEqual(expect.arrayContaining(tool.guides))
  })

  it('includes no made-up legal aid number', () => {
    const all = JSON.stringify([legalGuides, legalTools, firstPlaces, immigrationPlaces, whenYouCall, otherWays])
    expect(all).not.toMatch(/LEGAL-AID|1-800/)
  })
})

describe('the time limits of the states', () => {
  const limits = readCompensationLimits()
  const rules = [...limits.values()].flatMap((one) => one.rules)

  it('reckon with the shorter time where sources differ', () => {
    const shorter = { OH: 2, WA: 2, TN: 1, NV: 2, OK: 1, VA: 1, CT: 2 } as const
    for (const [state, amount] of Object.entries(shorter)) {
      const [rule] = limits.get(state as keyof typeof shorter)?.rules ?? []
      expect(rule?.limit, state).toEqual({ amount, unit: 'years' })
      expect(rule?.longer, state).toBeDefined()
    }
    const days = ({ amount, unit }: TimeLimit) => amount * { days: 1, months: 30, years: 365 }[unit]
    for (const { limit, longer } of rules) if (longer) expect(days(limit)).toBeLessThan(days(longer))
  })

  it('ask for the age where the law does', () => {
    const child = (state: StateCode) => limits.get(state)?.rules[0]?.child
    expect(child('CA')).toEqual({ under: 21, until: 28 })
    expect(child('NE')).toEqual({ under: 19, until: 22 })
    expect(child('NJ')).toEqual({ under: 18, until: 23 })
    expect(child('AL')).toBeUndefined()
  })

  it('have the newest rule first, and exactly one for all earlier crimes', () => {
    for (const [state, { rules: own, isOpen }] of limits) {
      const since = own.map((rule) => rule.since ?? '')
      expect(since, state).toEqual([...since].sort().reverse())
      expect(new Set(since).size, state).toBe(since.length)
      expect(isOpen ? own : since.at(-1), state).toEqual(isOpen ? [] : '')
      for (const day of since.filter(Boolean)) expect(readDay(day)).not.toBeNull()
    }
  })
})
