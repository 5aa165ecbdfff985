import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import {
  cellGroups,
  cellShapes,
  listUnknown,
  type StateCell,
  type StateFacts,
  splitNames,
} from '@/lib/legal/states/cells'
import { readCellsToConfirm, readFactFile, readLinesToConfirm } from '@/lib/legal/states/files'
import { inLanguage } from '@/lib/site/language/speak'
import { en } from '@/lib/site/language/words'
import { StateLawNow } from './state-law-now'
import { StateLawParts, type StatePeople } from './state-law-parts'

const { help } = en

const nobody: StatePeople = { lines: [], coalitions: [], legalAid: [], lawyer: undefined, child: undefined }

function render(state: StateCode, facts: StateFacts = readFactFile().get(state) ?? {}): string {
  return renderToStaticMarkup(
    <>
      <StateLawNow state={state} facts={facts} people={nobody} />
      <StateLawParts state={state} facts={facts} people={nobody} />
    </>,
  )
}

const partOf = (page: string, id: string) => page.split(`id="${id}"`)[1]?.split('</section>')[0] ?? ''
const beforeSources = (part: string) => part.split('law-sources')[0] ?? ''

describe.each(stateCodes)('the law page of %s', (state) => {
  const page = render(state)

  it('begins with who to call, and has every part', () => {
    expect(page.indexOf('Do this now')).toBeLessThan(page.indexOf('id="orders"'))
    expect(page.indexOf('1-800-799-7233')).toBeGreaterThan(0)
    for (const { id, title } of cellGroups) expect(partOf(page, id)).toContain(title)
  })

  it('says first what the order is called, then where a free lawyer is, then who answers day and night', () => {
    const now = page.split('class="help-part')[0] ?? ''
    const [name] = splitNames(readFactFile().get(state)?.order_names?.value ?? '')
    const places = [name ?? 'The clerk of your local court', 'Get a free lawyer', 'tel:+18007997233'].map((part) =>
      now.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('shows no answer or number that is still unconfirmed', () => {
    for (const [cell, value] of readCellsToConfirm(state)) {
      // The page shows what we could read, marked as uncertain, in its place.
      if (cell === 'compensation_deadline') continue
      const part = partOf(page, cellGroups.find(({ cells }) => cells.includes(cell))?.id ?? '')
      expect(part, `${cell}: ${value}`).not.toContain(`<dt>${cellShapes[cell].label}</dt>`)
      if (/\d{3}-\d{4}$/.test(value)) expect(page).not.toContain(value)
    }
    for (const { phone, state: own } of readLinesToConfirm()) if (own === state) expect(page).not.toContain(phone)
  })

  it('gathers what it does not know in one place, with whom to ask, and dates each answer it has', () => {
    const facts = readFactFile().get(state) ?? {}
    const unknown = partOf(page, 'unknown')
    for (const { id, cells, short } of cellGroups) {
      const part = partOf(page, id)
      const missing = listUnknown(cells, facts).filter((cell) => cell !== 'compensation_deadline')
      const line = unknown.split(`<b>${short}:</b>`)[1]?.split('</li>')[0] ?? ''
      for (const cell of missing) {
        const { label } = cellShapes[cell]
        expect(line).toContain(label.charAt(0).toLowerCase() + label.slice(1))
        expect(part).not.toContain(`<dt>${label}</dt>`)
      }
      if (missing.length > 0) expect(line).toMatch(/ask|call/i)
      for (const cell of cells) if (facts[cell]) expect(part, cell).toContain(`dateTime="${facts[cell]?.on}"`)
    }
  })
})

it('shows a number that staff confirmed, with the date, and no note that we have not called it', () => {
  const fact = { value: '614-555-0100', source: null, url: null, dated: null, on: '2026-11-23', isConfirmed: true }
  const cell: StateCell = 'adult_line'
  const part = partOf(render('OH', { [cell]: fact }), 'report')
  expect(part).toContain('614-555-0100')
  expect(part).toContain('Confirmed by our staff on')
  expect(part).not.toContain('We have not called')
})

const read = { source: 'x', url: 'https://example.org/', on: '2026-11-23', isConfirmed: false } as const

it('dates an answer from an old list beside it, and an answer of the office itself in its sources alone', () => {
  const old = partOf(
    render('OH', { child_line: { ...read, value: '614-555-0100', dated: 'list of March 2016' } }),
    'report',
  )
  expect(beforeSources(old)).toContain('list of March 2016')
  expect(old).toContain('We have not called')
  const own = { ...read, value: '614-555-0100', dated: 'page without a date', sureness: 2 } as const
  const fresh = partOf(render('OH', { child_line: own }), 'report')
  expect(beforeSources(fresh)).not.toContain('page without a date')
  expect(fresh).not.toContain('We have not called')
})

it('lets her call each of several numbers, and says whom each is for', () => {
  const value = '808-555-0100 (Oahu); 1-888-555-0101 ext. 2 (other islands)'
  const part = partOf(render('HI', { child_line: { ...read, value, dated: '2026' } }), 'report')
  expect(part).toContain('href="tel:+18085550100"')
  expect(part).toContain('href="tel:+18885550101;ext=2"')
  for (const note of ['(Oahu)', '(other islands)']) expect(part).toContain(note)
})

it('shows an answer in short whole or not at all', () => {
  const first = (order_fee: string) =>
    render('OH', { order_fee: { ...read, value: order_fee, dated: '2026', sureness: 2 } }).split('class="help-part')[0]
  expect(first('Nothing.')).toContain('Nothing.')
  expect(first(`Nothing for some. ${'A fee for others. '.repeat(12)}`)).not.toContain('Nothing for some')
})

it('has a button that calls the one office of a state, and one to the list where there are several', () => {
  const office = { slug: 'aid', title: 'Idaho Legal Aid', phoneNumber: '208-555-0100', phones: [] } as never
  const now = (lawyer?: never) =>
    renderToStaticMarkup(<StateLawNow state="ID" facts={{}} people={{ ...nobody, legalAid: [office], lawyer }} />)
  expect(now(office)).toContain('href="tel:+12085550100"')
  expect(now()).toContain('href="#lawyer"')
})

it('prints sources and dates', () => {
  const print = readFileSync('components/legal/state-law.css', 'utf8').split('@media print')[1]
  expect(print).not.toMatch(/law-sources[^}]*display:\s*none/)
  expect(print).toMatch(/law-sources::details-content[^}]*content-visibility:\s*visible/)
})

it('says in every state that a wife, an ex, a relative or a person at home can ask, not only someone she dates', () => {
  for (const state of stateCodes) {
    const part = beforeSources(partOf(render(state), 'orders'))
    for (const who of [/husband|spouse|married|family or household/i, /\bex\b|former|family or household/i])
      expect(part, state).toMatch(who)
  }
})

it('asks for the parish, the borough or the municipality where there are no counties, in both languages', () => {
  const now = (state: StateCode) => renderToStaticMarkup(<StateLawNow state={state} facts={{}} people={nobody} />)
  const asked = (['LA', 'AK', 'PR', 'OH'] as const).map((state) => now(state))
  for (const [at, word] of ['parish', 'borough', 'municipality', 'county'].entries())
    expect(asked[at]).toContain(`Ask which office serves your ${word}.`)
  const spanish = inLanguage('es', () => (['LA', 'AK', 'PR'] as const).map((state) => now(state)))
  for (const [at, word] of ['parroquia', 'borough', 'municipio'].entries()) expect(spanish[at]).toContain(word)
  expect(spanish.join()).not.toContain('condado')
  for (const [state, word] of [
    ['AK', 'borough'],
    ['LA', 'parish'],
    ['PR', 'municipality'],
  ] as const)
    expect(help.county.noLocal({ code: state })).toContain(`in this ${word}.`)
})
