/** What she prints, gets by email or puts into a calendar in Spanish has no English in it. */
import { beforeAll, expect, it } from 'vitest'
import { listSheetLines } from '@/lib/advocates/sheet-lines'
import { createSheetPdf } from '@/lib/advocates/sheet-pdf'
import { placeOf } from '@/lib/advocates/words'
import { findCounty } from '@/lib/geography/counties'
import { splitNames } from '@/lib/legal/states/cells'
import { listStateFacts } from '@/lib/legal/states/facts'
import { renderMail } from '@/lib/mail/render'
import { createCountyPdf } from '@/lib/resources/counties/county-pdf'
import { createOneStatePdf } from '@/lib/resources/states/state-directory-pdf'
import { planSources } from '@/lib/safety/content/plan'
import { createSafetyPlanPdf } from '@/lib/safety/safety-plan-pdf'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from './support/database'
import { findEnglish, listSpoken } from './support/find-english'
import { mailSamples } from './support/mail-samples'
import { listNodes, readPdf } from './support/read-pdf'
import { listNames } from './support/spanish-pages'

const database = useDatabase()
const county = findCounty('OH', 'cuyahoga')
const place = placeOf('OH', county)
const day = new Date('2026-11-28')

let names: string[] = []

beforeAll(async () => {
  // Orders and programs have the names that the clerk knows, each order with what it means beside it.
  const law = Object.values(await listStateFacts()).flatMap(({ order_names: orders, address_program: program }) => [
    ...splitNames(orders?.value ?? ''),
    program?.value ?? '',
  ])
  names = [...(await listNames(database)), ...law.filter(Boolean)]
})

const papers: Record<string, () => Promise<Uint8Array>> = {
  'the sheet of a state': () => createOneStatePdf('OH', { day }),
  'the sheet of a county': () => createCountyPdf(county as NonNullable<typeof county>, { day }),
  'the safety plan': async () => createSafetyPlanPdf([], { facts: await listStateFacts(), lines: [] }, day),
  'the sheet to tear numbers off': async () =>
    createSheetPdf('tear-off', 'es', place, await listSheetLines(place), day),
  'the cards for a wallet': async () => createSheetPdf('cards', 'es', place, await listSheetLines(place), day),
  'what to say': async () => createSheetPdf('what-to-say', 'es', place, await listSheetLines(place), day),
}

it.each(Object.keys(papers))('%s', async (name) => {
  const bytes = await inLanguage('es', async () => papers[name]?.())
  const pdf = await readPdf(bytes ?? new Uint8Array())
  expect(pdf.language).toBe('es-US')
  const said = listNodes(pdf.pages).filter(({ children }) => children.every(({ role }) => role === 'Link'))
  const texts = [pdf.title, ...said.map(({ text }) => text), ...pdf.links.map(({ alt }) => alt ?? '')]
  const sources = planSources.map(({ label }) => label)
  expect(findEnglish(texts, [...names, ...sources])).toEqual([])
})

const mails = Object.values(mailSamples)
  .flatMap((samples) => Object.entries(samples))
  .flatMap(([name, samples]) =>
    samples.filter(({ language }) => language === 'es').map((mail) => [name, mail] as const),
  )

it.each(mails)('the email of %s', async (_, mail) => {
  const { subject, html, text } = await renderMail(mail)
  expect(html).toMatch(/<html[^>]+lang="es/)
  // What another person wrote stays as it was written.
  const own = ['I am at 12 Elm Street. Please call the police.']
  expect(findEnglish([subject, ...text.split('\n'), ...listSpoken(html)], own)).toEqual([])
})

it('has emails of each kind that goes to a reader of Spanish', () => {
  expect(mails.length).toBeGreaterThan(8)
})
