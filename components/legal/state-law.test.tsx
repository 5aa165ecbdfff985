import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { cellGroups, cellShapes, type StateCell, type StateFacts } from '@/lib/legal/states/cells'
import { readCellsToConfirm, readFactFile, readLinesToConfirm } from '@/lib/legal/states/files'
import { StateLawNow } from './state-law-now'
import { StateLawParts, type StatePeople } from './state-law-parts'

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

describe.each(stateCodes)('the law page of %s', (state) => {
  const page = render(state)

  it('begins with who to call, and has every part', () => {
    expect(page.indexOf('Do this now')).toBeLessThan(page.indexOf('id="orders"'))
    expect(page.indexOf('1-800-799-7233')).toBeGreaterThan(0)
    for (const { id, title } of cellGroups) expect(partOf(page, id)).toContain(title)
  })

  it('shows no answer or number that is still unconfirmed', () => {
    for (const [cell, value] of readCellsToConfirm(state)) {
      // The page shows what we could read, marked as uncertain, in its place.
      if (cell === 'compensation_deadline') continue
      const part = partOf(page, cellGroups.find(({ cells }) => cells.includes(cell))?.id ?? '')
      const known = part.split('<p class="law-ask">')[0] ?? ''
      expect(known, `${cell}: ${value}`).not.toContain(`<dt>${cellShapes[cell].label}</dt>`)
      if (/\d{3}-\d{4}$/.test(value)) expect(page).not.toContain(value)
    }
    for (const { phone, state: own } of readLinesToConfirm()) if (own === state) expect(page).not.toContain(phone)
  })

  it('says whom to ask for each missing answer, and dates each answer it has', () => {
    const facts = readFactFile().get(state) ?? {}
    for (const { id, cells } of cellGroups) {
      const part = partOf(page, id)
      const missing = cells.filter((cell) => !facts[cell] && cell !== 'compensation_deadline')
      if (missing.length > 0) expect(part).toContain('law-ask')
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
