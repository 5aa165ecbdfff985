import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { GET } from '@/app/[locale]/(public)/guides/state/[file]/route'
import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { cellShapes, splitPhones } from '@/lib/legal/states/cells'
import { readFactFile } from '@/lib/legal/states/files'
import { formatDay, getToday } from '@/lib/pdf/fonts'
import { records } from '@/lib/site/language/en/records'
import { hotlines } from '@/lib/site/site'
import { useDatabase } from '@/tests/support/database'
import { getCacheRecord } from '@/tests/support/next-cache'
import { propsIn } from '@/tests/support/page-props'
import { listNodes, type PdfText, readPdf } from '@/tests/support/read-pdf'
import { sample } from '@/tests/support/sample'
import { statePdfPath } from './state-pdf-files'

const database = useDatabase()
const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

async function ask(file: string): Promise<Response> {
  return GET(new Request(`http://localhost/guides/state/${file}`), propsIn('en', { file }))
}

async function read(file: string): Promise<PdfText> {
  const response = await ask(file)
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

test('the Spanish sheet of a state is cached apart from the English one', async () => {
  const file = 'vermont.pdf'
  const english = await read(file)
  const response = await GET(new Request('http://localhost/'), propsIn('es', { file }))
  const spanish = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(spanish).toMatchObject({ title: 'Ayuda en Vermont', language: 'es-US' })
  expect(spanish.text).not.toMatch(/Made on|National lines|Call first/)
  expect((await read(file)).title).toBe(english.title)
})

describe('the sheet of each state', () => {
  test.each(sample(stateCodes, 8).map((code) => [stateName(code), code] as const))('%s', async (_, code) => {
    const place = records.inState(code)
    const pdf = await read(`${stateSlug(code)}.pdf`)
    expect(pdf).toMatchObject({ title: `Help in ${place}`, isTagged: true, language: 'en-US', showsTitle: true })
    const nodes = listNodes(pdf.pages)
    const headings = nodes.filter(({ role }) => /^H\d$/.test(role))
    expect(headings[0]).toMatchObject({ role: 'H1', text: `Help in ${place}` })
    expect(headings.filter(({ role }) => role === 'H1')).toHaveLength(1)
    for (const [index, { role }] of headings.slice(1).entries()) {
      expect(Number(role.at(1)) - Number(headings[index]?.role.at(1))).toBeLessThanOrEqual(1)
    }
    expect(pdf.text).toContain(`Made on ${formatDay(getToday())}`)
    for (const { phone } of hotlines) if (phone) expect(pdf.text).toContain(phone)
    expect(nodes.filter(({ role, alt }) => role === 'Link' && !alt)).toEqual([])
    // Page numbers are drawn, but not read aloud.
    for (let page = 1; page <= pdf.pages.length; page += 1) {
      expect(pdf.pieces).toContain(`Page ${page} of ${pdf.pages.length}`)
    }
  })

  test.skipIf(!hasPdftotext)('reads in order when pdftotext extracts it', async () => {
    const bytes = Buffer.from(await (await ask('vermont.pdf')).arrayBuffer())
    const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
    const order = ['Help in Vermont', 'In danger right now', 'National lines', 'Lines and places in Vermont']
    const found = order.map((words) => text.indexOf(words))
    expect(found).toEqual([...found].sort((a, b) => a - b))
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
  })

  test('says how the court order is called, who can ask, what it costs, and the rule on guns, with the month it was read', async () => {
    const { text, links, pages } = await read('california.pdf')
    const law = text.slice(text.indexOf('Court orders in California')).replaceAll(/\s+/g, ' ')
    const facts = readFactFile().get('CA')
    for (const cell of ['order_who', 'order_fee', 'emergency_order', 'guns'] as const)
      expect(law, cell).toContain(`${cellShapes[cell].label}: ${facts?.[cell]?.value}`)
    expect(law).toContain(`Private address: ${facts?.address_program?.value}. `)
    expect(law).toMatch(/Read in Nov 2026/)
    expect(links.map(({ url }) => url)).toContain(facts?.order_forms?.value)
    for (const { number } of splitPhones(facts?.address_phone?.value ?? '')) expect(law).toContain(number)
    expect(pages.length).toBeLessThanOrEqual(12)
  })

  test('says the law in Spanish on the Spanish sheet, and explains the name that the clerk knows', async () => {
    const response = await GET(new Request('http://localhost/'), propsIn('es', { file: 'alabama.pdf' }))
    const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    const law = text.slice(text.indexOf('Órdenes de la corte en Alabama')).replaceAll(/\s+/g, ' ')
    expect(law).toContain('Protection From Abuse order (PFA) (orden de protección contra el abuso)')
    expect(law).toContain(readFactFile().get('AL')?.order_who?.valueEs)
    expect(law).toContain('Leído en noviembre de 2026')
  })

  test('is named for its state, or neutrally on request', async () => {
    const plain = await ask('new-york.pdf')
    expect(plain.headers.get('content-disposition')).toBe('inline; filename="list-new-york.pdf"')
    expect(statePdfPath('NY', true)).toBe('/guides/state/new-york-notes.pdf')
    const neutral = await ask('new-york-notes.pdf')
    expect(neutral.headers.get('content-disposition')).toBe('attachment; filename="notes.pdf"')
    expect(neutral.headers.get('cache-control')).toBe('no-store')
    const pdf = await readPdf(new Uint8Array(await neutral.arrayBuffer()))
    expect(pdf.title).toBe('Notes')
    expect(pdf.text).toContain('Help in New York')
  })

  test('does not exist for anything but a state', async () => {
    for (const file of ['atlantis.pdf', 'ohio', 'OH.pdf', 'Ohio.pdf', 'notes.pdf', '-notes.pdf', '..%2fx.pdf']) {
      expect((await ask(file)).status, file).toBe(404)
    }
    expect(getCacheRecord().readTags).toEqual([])
  })

  test('is tagged to follow the directory', async () => {
    await ask('guam.pdf')
    expect(new Set(getCacheRecord().readTags)).toEqual(new Set(['directory']))
  })
})

describe('a state without entries in the directory', () => {
  test('shows the hotlines, and says that there are no entries', async () => {
    await database.sql`update resources set archived_at = now() where 'AS' = any(service_area) or state = 'AS'`
    const pdf = await read('american-samoa.pdf')
    expect(pdf.text).toContain('Our directory has no entries for American Samoa yet.')
    expect(pdf.text).toContain('We know of no local crisis line in American Samoa.')
    for (const { phone } of hotlines) if (phone) expect(pdf.text).toContain(phone)
  })
})

describe('records with unusual characters', () => {
  const odd = [
    'Casa «Ñandú» – Łódź, Hāwī',
    'Hope 🌼👩🏽‍🦱 House',
    'بيت الأمل',
    '希望之家',
    `${'x'.repeat(190)}`,
    'A\u202Eb\u0300\u200B\tc\nd',
    '<b>&amp;</b> (a) \\( %PDF-1.4 endobj',
  ]

  test('are printed, each with its number', async () => {
    for (const [index, title] of odd.entries()) {
      const [organization] = await database.sql<{ id: string }[]>`
        insert into organizations (name) values (${title}) returning id`
      const [row] = await database.sql<{ id: string }[]>`
        insert into resources (organization_id, slug, kind, title, description, category, is_emergency, scope, state, service_area)
        values (${organization?.id ?? ''}, ${`odd-${index}`}, 'hotline', ${title}, ${title}, 'housing-shelter', true, 'local',
          'MP', '{MP}') returning id`
      await database.sql`insert into phones (resource_id, number) values (${row?.id ?? ''}, ${`670-555-010${index}`})`
    }
    const pdf = await read('northern-mariana-islands.pdf')
    for (const index of odd.keys()) expect(pdf.pieces.some((one) => one.includes(`670-555-010${index}`))).toBe(true)
    expect(pdf.text).toContain('Casa «Ñandú» – Łódź, Hāwī')
    expect(pdf.text).toContain('<b>&amp;</b> (a) \\( %PDF-1.4 endobj')
  })
})
