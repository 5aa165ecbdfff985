import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readFacts, readLocalPrograms } from '@/db/seed/facts'
import { stateCodes, stateName } from '@/lib/geography/states'
import { listStateFacts } from '@/lib/legal/states/facts'
import { getResources, listResources } from '@/lib/resources/reads/queries'
import type { ResourceDto } from '@/lib/resources/schema'
import { STATE_LINE_TAG } from '@/lib/resources/states/state-line'
import { safetyPlan } from '@/lib/safety/content/plan'
import { inLanguage } from '@/lib/site/language/speak'
import { en } from '@/lib/site/language/words'
import { hotlines } from '@/lib/site/site'
import { listNodes, type PdfText, readPdf } from '@/tests/support/read-pdf'
import type { PlanStates } from './safety-plan-pages'
import { createSafetyPlanPdf } from './safety-plan-pdf'

const { sheets } = en

const { beforeYouBegin, goBag, contacts: safetyPlanContacts, lists: safetyPlanLists } = safetyPlan.en

// As in a build: no database, and no edited copy of the directory.
vi.hoisted(() => {
  process.env.DATA_DIR = 'no-such-folder'
})

const day = new Date('2026-11-20')
let contacts: ResourceDto[]
let states: PlanStates
let pdf: PdfText

beforeAll(async () => {
  contacts = await getResources(safetyPlanContacts.map(({ slug }) => slug))
  const { items: lines } = await listResources({ tag: STATE_LINE_TAG, limit: 200 })
  states = { facts: await listStateFacts(), lines }
  pdf = await readPdf(await createSafetyPlanPdf(contacts, states, day))
})

/** Text in the structure tree, without the line breaks of the page. */
function textsOf(role: string): string[] {
  return listNodes(pdf.pages)
    .filter((node) => node.role === role)
    .map(({ text }) => text)
}

test('the plan in Spanish has the same structure, and declares its language to screen readers', async () => {
  const spanish = await readPdf(await inLanguage('es', () => createSafetyPlanPdf(contacts, states, day)))
  expect(spanish).toMatchObject({ title: 'Mi plan', language: 'es-US' })
  // A list that runs on is in the tree of each of its pages, empty for what stands on the others.
  const roles = ({ pages }: PdfText) =>
    listNodes(pages)
      .filter(({ role, text }) => /^(H\d|LI)$/.test(role) && text.trim() !== '')
      .map(({ role }) => role)
  expect(roles(spanish)).toEqual(roles(pdf))
  expect(spanish.text).toContain('Línea Nacional contra la Violencia Doméstica')
  expect(spanish.text).not.toMatch(/My answer|People I can call|Page \d/)
})

describe('the printed plan', () => {
  test('has a neutral title', () => {
    expect(pdf.title).toBe('My plan')
    expect(textsOf('H1')).toEqual(['My plan'])
  })

  test('is tagged, in English, and shows its title', () => {
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US', showsTitle: true })
  })

  test('has every step and every item to pack, each as a list item', () => {
    const items = textsOf('LBody')
    const wanted = [
      ...beforeYouBegin.steps,
      ...safetyPlanLists.flatMap(({ steps }) => steps),
      ...goBag.groups.flatMap((group) => group.items),
    ]
    expect(wanted.filter((step) => !items.includes(step))).toEqual([])
  })

  test('has a checkbox for each step and each item to pack', () => {
    const boxes = textsOf('Lbl').filter((text) => text === '☐')
    const steps =
      safetyPlanLists.flatMap((list) => list.steps).length + goBag.groups.flatMap((group) => group.items).length
    expect(boxes).toHaveLength(steps)
  })

  test('begins each part on its own page, after the introduction', () => {
    const firsts = pdf.pages.map((page) => listNodes([page]).find(({ role }) => role === 'H2')?.text)
    const parts = [beforeYouBegin, ...safetyPlanLists, goBag, sheets.plan.orders].map(({ title }) => title)
    expect(firsts.filter(Boolean)).toEqual(parts)
    // Only what comes last may run on.
    expect(firsts.slice(0, parts.length)).toEqual(parts)
  })

  test('names the order of every state, and its own line where it has one', () => {
    const items = textsOf('LBody')
    for (const code of stateCodes) {
      const name = states.facts[code]?.order_names?.value.split(';')[0] ?? ''
      expect(name.length, code).toBeGreaterThan(5)
      expect(items.filter((item) => item.startsWith(`${stateName(code)}: ${name}`), code)).toHaveLength(1)
    }
    expect(items.find((item) => item.startsWith('Alabama: Protection From Abuse'))).toContain('1-800-650-6522')
  })

  test('is small enough for a slow phone', async () => {
    expect((await createSafetyPlanPdf(contacts, states, day)).byteLength).toBeLessThan(250_000)
  })

  test('has tables with headings to write in', () => {
    const tables = listNodes(pdf.pages).filter(({ role }) => role === 'Table')
    expect(tables.map(({ children }) => children[0]?.children.map(({ text }) => text).join(', '))).toEqual([
      'Line, Call, Text',
      'Name, Phone, When it is safe to call',
      'To decide, My answer',
      'Name, Phone, When it is safe to call',
      'Name, Phone, When it is safe to call',
    ])
  })

  test('lists the national hotlines and the plan’s contacts, with numbers from the facts', () => {
    const known = [...readFacts(), ...readLocalPrograms()]
      .map(({ phone, text_line, tags }) => `${phone} ${text_line} ${tags}`)
      .join(' ')
    const numbers = pdf.text.match(/(?:1-)?\d{3}-\d{3}-\d{4}/g) ?? []
    expect(numbers.filter((number) => !known.includes(number))).toEqual([])
    for (const { phone } of hotlines) if (phone) expect(pdf.text).toContain(phone)
    for (const { note } of safetyPlanContacts.filter(({ slug }) => !hotlines.some((line) => line.slug === slug)))
      if (note) expect(pdf.text).toContain(note)
  })

  test('is identical to the last byte for the same records on the same day', async () => {
    const [first, second] = [
      await createSafetyPlanPdf(contacts, states, day),
      await createSafetyPlanPdf(contacts, states, day),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  }, 60_000)

  test('omits the plan’s contacts when the directory has none of them', async () => {
    const { text } = await readPdf(await createSafetyPlanPdf([], states, day))
    expect(text).not.toContain('More people who can help')
    expect(text).toContain('1-800-799-7233')
  }, 60_000)
})
