import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readFacts, readLegalAidIntake, readLocalPrograms, readProvenanceFacts } from '@/db/seed/facts'
import { stateCodes, stateName } from '@/lib/geography/states'
import { readFactFile } from '@/lib/legal/states/files'
import { inLanguage } from '@/lib/site/language/speak'
import { hotlines } from '@/lib/site/site'
import { getCacheRecord } from '@/tests/support/next-cache'
import { listNodes, type PdfNode, type PdfText, readPdf } from '@/tests/support/read-pdf'
import { createOneStatePdf, createStateDirectoryPdf } from './state-directory-pdf'
import { hasLocalLine, listEveryStateListing } from './state-listing'

// As in a build: no database, and no copy of an edited directory.
vi.hoisted(() => {
  process.env.DATA_DIR = 'no-such-folder'
})

const day = new Date('2026-11-20')
const PHONE = /(?:1-)?\d{3}-\d{3}-\d{4}/g
const facts = [...readFacts(), ...readLocalPrograms()]
let bytes: Uint8Array
let pdf: PdfText

beforeAll(async () => {
  bytes = await createStateDirectoryPdf(day)
  pdf = await readPdf(bytes)
})

/** Every number to call or text, of any length. */
function readNumbers(text: string): string[] {
  return text.match(/(?:1-)?\d{3}-\d{3}-\d{4}|(?<=(?:[Cc]all|[Tt]ext|TTY|Videophone|Office| to) )\d{3,6}\b/g) ?? []
}

/** The text of a state, from its heading to the next one. */
function readState(name: string): string {
  const start = pdf.text.indexOf(`\n${name}\n`, pdf.text.indexOf('Wyoming '))
  const rest = stateCodes.map((code) => pdf.text.indexOf(`\n${stateName(code)}\n`, start + 2)).filter((at) => at > 0)
  return pdf.text.slice(start, Math.min(pdf.text.length, ...rest))
}

describe('the printed state directory', () => {
  test('has a neutral title', () => {
    expect(pdf.title).toBe('Directory of help by state')
  })

  test('is tagged, in English, and shows its title', () => {
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US', showsTitle: true })
  })

  test('nests its headings: one H1, states as H2, groups as H3', () => {
    const headings = listNodes(pdf.pages).filter(({ role }) => /^H\d$/.test(role))
    expect(headings[0]).toMatchObject({ role: 'H1', text: 'Directory of help by state' })
    expect(headings.filter(({ role }) => role === 'H1')).toHaveLength(1)
    for (const [index, { role }] of headings.slice(1).entries()) {
      const before = headings[index]?.role ?? 'H1'
      expect(Number(role.at(1)) - Number(before.at(1))).toBeLessThanOrEqual(1)
    }
  })

  test('names every state and territory, in order, as headings and as bookmarks', () => {
    const names = stateCodes.map(stateName)
    const headings = listNodes(pdf.pages).filter(({ role }) => role === 'H2')
    expect(headings.map(({ text }) => text).filter((text) => names.includes(text as never))).toEqual(names)
    expect(pdf.bookmarks.slice(1)).toEqual(names)
  })

  test('links from its contents to each state', () => {
    const inside = pdf.links.filter(({ url }) => url?.startsWith('#'))
    expect(inside).toHaveLength(stateCodes.length)
    for (const { alt } of inside) {
      const [, name, number] = alt?.match(/^(.*), page (\d+)$/) ?? []
      const headings = listNodes(pdf.pages.slice(Number(number) - 1, Number(number))).filter(
        ({ role }) => role === 'H2',
      )
      expect(headings.map(({ text }) => text)).toContain(name)
    }
  })

  test('gives the national lines on its first page as a table with headings', () => {
    const table = listNodes(pdf.pages.slice(0, 1)).find(({ role }) => role === 'Table')
    const rows = table?.children ?? []
    expect(rows[0]?.children.map(({ role, text }) => `${role} ${text}`)).toEqual(['TH Line', 'TH Call', 'TH Text'])
    expect(rows).toHaveLength(hotlines.length + 1)
    for (const [index, { name, phone }] of hotlines.entries()) {
      expect(rows[index + 1]?.children[0]).toMatchObject({ role: 'TH', text: expect.stringContaining(name) })
      if (phone) expect(rows[index + 1]?.children[1]?.text).toBe(phone)
    }
  })

  test('prints no number that is not in the facts, except 911', () => {
    const read = [
      ...[...readProvenanceFacts().values()].map(({ phone }) => phone),
      ...readLegalAidIntake().map(({ intake }) => intake),
    ]
    const known = [...facts.map(({ phone, text_line, tags }) => `${phone} ${text_line} ${tags}`), ...read].join(' ')
    const numbers = new Set(readNumbers(pdf.text))
    expect(numbers.size).toBeGreaterThan(200)
    expect([...numbers].filter((number) => number !== '911' && !known.includes(number))).toEqual([])
  })

  test('prints every number of every entry whole, on one line, and makes it a link', async () => {
    const listings = await listEveryStateListing()
    const entries = listings.flatMap(({ emergency, coalitions, housing, legalAid }) => [
      ...emergency,
      ...coalitions,
      ...housing,
      ...legalAid,
    ])
    const phones = entries.flatMap(({ phones }) => phones)
    expect(phones.length).toBeGreaterThan(250)
    for (const { number } of phones) {
      expect(pdf.pieces.some((piece) => piece.includes(number))).toBe(true)
      const digits = number.replaceAll('-', '')
      expect(pdf.links.some(({ url }) => /^(tel|sms):/.test(url ?? '') && url?.includes(digits))).toBe(true)
    }
  })

  test('never breaks a number: every printed one is in one piece', () => {
    const whole = new Set(pdf.pieces.flatMap((piece) => piece.match(PHONE) ?? []))
    expect((pdf.text.match(PHONE) ?? []).filter((number) => !whole.has(number))).toEqual([])
    expect(pdf.pieces.filter((piece) => /\d-\s*$|^\s*-\d/.test(piece))).toEqual([])
  })

  test('says what each link does', () => {
    expect(pdf.links.filter(({ alt }) => !alt)).toEqual([])
    expect(listNodes(pdf.pages).filter(({ role, alt }) => role === 'Link' && !alt)).toEqual([])
  })

  test('lists each entry once under its state, its name before its numbers', () => {
    const items = listNodes(pdf.pages).filter(({ role }) => role === 'LI')
    const read = ({ children }: PdfNode) => children.map(({ role, text }) => `${role}: ${text}`)
    const alabama = items.find(({ text }) => text.startsWith('Alabama Domestic Violence Hotline'))
    expect(alabama && read(alabama)).toEqual([
      'Lbl: Alabama Domestic Violence Hotline · statewide',
      expect.stringMatching(
        /^LBody: Call 1-800-650-6522 .*Listed by Legal Services Alabama\. We have not called it yet$/,
      ),
    ])
    expect(pdf.text).toContain('Not confirmed: found in public lists')
  })

  test('says where a place has no local line, and gives the national ones there', async () => {
    const without = (await listEveryStateListing())
      .filter((listing) => !hasLocalLine(listing))
      .map(({ state }) => state)
    expect(without).toEqual(expect.arrayContaining(['GU', 'AS', 'MP']))
    expect(without).not.toContain('AL')
    for (const code of stateCodes) {
      const text = readState(stateName(code))
      expect(text.includes('We know of no local crisis line')).toBe(without.includes(code))
      if (without.includes(code)) for (const { phone } of hotlines) if (phone) expect(text).toContain(phone)
    }
  })

  test('does not pass an office off as a crisis line', () => {
    const office = '907-586-3650'
    expect(readState('Alaska').replaceAll(`Office ${office} (not a crisis line)`, '')).not.toContain(office)
  })

  test('names the court order of every state that the law table knows', () => {
    for (const code of stateCodes) {
      const [name = ''] = readFactFile().get(code)?.order_names?.value.split(';') ?? []
      expect(readState(stateName(code)).replaceAll(/\s+/g, ' ')).toContain(
        `A court order to make someone stay away: ${name}`,
      )
    }
  })

  test('prints no street address', () => {
    const streets = facts.map(({ street }) => street).filter((street) => street.length > 4)
    expect(streets.length).toBeGreaterThan(100)
    expect(streets.filter((street) => pdf.text.includes(street))).toEqual([])
  })

  test('is identical byte for byte on the same day, until the directory changes', async () => {
    const again = await createStateDirectoryPdf(day)
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true)
    expect(new Set(getCacheRecord().readTags)).toEqual(new Set(['directory']))
  }, 60_000)

  test('is small enough for a slow phone', () => {
    expect(bytes.byteLength).toBeLessThan(800_000)
  })
})

test('the directory of all states is complete in Spanish too', async () => {
  const { title, text } = await readPdf(await inLanguage('es', () => createStateDirectoryPdf(day)))
  expect(title).toBe('Ayuda en cada estado')
  for (const heading of ['Cómo usar esta lista', 'Busque su estado', 'Misisipi']) expect(text).toContain(heading)
  expect(text).not.toMatch(/How to use|Find your state|Call first|Free legal help/)
}, 60_000)

describe('the sheet of one state', () => {
  test('shows the national lines and that state only', async () => {
    const { title, text, pages } = await readPdf(await createOneStatePdf('OH', { day }))
    expect(title).toBe('Help in Ohio')
    expect(text).toContain('1-800-799-7233')
    expect(text).toContain('Lines and places in Ohio')
    expect(text).not.toContain('Wyoming')
    expect(pages.length).toBeLessThanOrEqual(6)
  }, 60_000)

  test('points to the national lines above when there is no local one', async () => {
    const { text } = await readPdf(await createOneStatePdf('GU', { day }))
    expect(text).toContain('We know of no local crisis line in Guam. Call or text one of the national lines above.')
  }, 60_000)
})
