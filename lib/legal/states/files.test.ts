import { expect, it } from 'vitest'
import { stateCells } from '@/db/vocabulary/state-facts'
import { stateCodes } from '@/lib/geography/states'
import { readTable } from '@/lib/text/content/tables'
import { describeLimit } from '../deadline'
import { legalGuides } from '../guides'
import { legalTools } from '../help'
import { cellGroups, cellShapes, isUnsure, listUnknown, type StateFact, splitPhones } from './cells'
import { readCompensationLimits } from './compensation-limits'
import {
  factRow,
  listCellsToConfirm,
  readCellsToConfirm,
  readFactFile,
  readFactRows,
  readLinesToConfirm,
} from './files'

const rows = readFactRows().flatMap(({ rows }) => rows)
const answered = rows.filter(({ value }) => value)
const nameOf = ({ state, cell }: { state: string; cell: string }) => `${state} ${cell}`

it('has a file for every state, with that state alone, and no cell twice', () => {
  const files = readFactRows()
  expect(files.map(({ file }) => file)).toEqual(stateCodes.map((code) => `${code.toLowerCase()}.csv`).sort())
  for (const { file, rows: own } of files)
    expect([...new Set(own.map(({ state }) => `${state.toLowerCase()}.csv`))], file).toEqual([file])
  expect(new Set(rows.map(nameOf)).size).toBe(rows.length)
  expect([...readFactFile().keys()].sort()).toEqual([...stateCodes].sort())
})

it('gives each answer a source with its address, its date and the day it was read', () => {
  // By universal time: a late evening in the East is the next day already.
  const today = new Date().toISOString().slice(0, 10)
  for (const row of answered) {
    expect(row.source, nameOf(row)).toMatch(/\w/)
    expect(new URL(row.url).protocol, nameOf(row)).toMatch(/^https?:$/)
    expect(row.dated, nameOf(row)).toMatch(/(19|20)\d\d|no date|without a date|stored copy/)
    expect(row.read >= '2026-11-22' && row.read <= today, `${nameOf(row)} ${row.read}`).toBe(true)
  }
})

it('is sure of an answer by degrees, and says why where there is none', () => {
  for (const row of rows) {
    expect(row.sureness === '0', nameOf(row)).toBe(row.value === '')
    if (row.sureness === '0') expect(row.doubt, nameOf(row)).not.toBe('')
  }
})

it('writes links as links, numbers as they are dialed, and words that fit on a page', () => {
  for (const row of answered) {
    const { kind } = cellShapes[row.cell]
    for (const value of [row.value, row.value_es].filter(Boolean)) {
      expect(value.trim(), nameOf(row)).toBe(value)
      if (kind === 'link') expect(new URL(value).protocol, nameOf(row)).toMatch(/^https?:$/)
      else if (kind === 'phone') {
        for (const { number, extension = '1' } of splitPhones(value)) {
          expect(number, nameOf(row)).toMatch(/^(1-)?\d{3}-\d{3}-\d{4}$/)
          expect(extension, nameOf(row)).toMatch(/^\d+$/)
        }
      } else {
        expect(value, nameOf(row)).not.toMatch(/ERPO|minors:|dating:|https?:|www\./)
        expect(value.length, nameOf(row)).toBeLessThanOrEqual(kind === 'names' ? 400 : 600)
      }
    }
  }
})

it('reads several numbers of one cell, each with whom it is for', () => {
  expect(splitPhones('808-832-1999 (Oahu); 1-888-380-3088 ext. 2 (other islands); 808-555-0100')).toEqual([
    { number: '808-832-1999', extension: undefined, note: 'Oahu' },
    { number: '1-888-380-3088', extension: '2', note: 'other islands' },
    { number: '808-555-0100', extension: undefined, note: undefined },
  ])
})

it('dates an answer beside it where its source is old or not the office itself', () => {
  const fact = { value: 'x', source: 'x', url: null, on: '2026-11-27', isConfirmed: false } satisfies Partial<StateFact>
  expect(isUnsure({ ...fact, dated: 'page without a date', sureness: 2 })).toBe(false)
  expect(isUnsure({ ...fact, dated: 'page without a date', sureness: 1 })).toBe(true)
  expect(isUnsure({ ...fact, dated: 'list of March 2016', sureness: 2 })).toBe(true)
  expect(isUnsure({ ...fact, dated: 'page of 2016, changed in 2025', sureness: 2 })).toBe(false)
  expect(isUnsure({ ...fact, dated: 'list of March 2016', sureness: 1, isConfirmed: true })).toBe(false)
})

it('calls nothing unchecked that the name of an order answers', () => {
  const fact = { source: 'x', url: null, dated: null, on: '2026-11-27', isConfirmed: false }
  const names = { ...fact, value: 'Injunction for Protection Against Sexual Violence;Stalking Injunction' }
  expect(listUnknown(['order_sexual', 'order_stalking', 'guns'], { order_names: names })).toEqual(['guns'])
  expect(listUnknown(['order_stalking'], { order_names: { ...fact, value: 'Order of Protection' } })).toEqual([
    'order_stalking',
  ])
})

it('reckons with no time limit that the page does not name, the shorter one of two at least in the calculator itself', () => {
  for (const [state, { rules: own, isOpen }] of readCompensationLimits()) {
    const value = readFactFile().get(state)?.compensation_deadline?.value ?? ''
    if (isOpen) expect(value, state).toMatch(/no time limit/)
    for (const { limit, longer, child } of own) {
      const named = [limit, ...(longer ? [longer] : [])].map((one) => describeLimit(one))
      expect(named.some((one) => new RegExp(`\\b${one}\\b`).test(value)) || child, `${state}: ${value}`).toBeTruthy()
    }
  }
})

it('shows what was read earlier only where the file of the state leaves the question open', () => {
  const earlier = readTable('facts/law/earlier.csv', factRow)
  expect(earlier.length).toBeGreaterThan(0)
  for (const { state, cell, value, source, dated, value_es: valueEs } of earlier) {
    const own = answered.find((row) => row.state === state && row.cell === cell)
    expect(readFactFile().get(state)?.[cell]?.value, `${state} ${cell}`).toBe(own?.value ?? value)
    for (const part of [source, dated, valueEs]) expect(part).not.toBe('')
  }
})

it('shows every cell in exactly one part of the page', () => {
  const grouped = cellGroups.flatMap(({ cells }) => cells)
  expect([...grouped, 'legal_site'].sort()).toEqual([...stateCells].sort())
})

it('leaves nothing to confirm that a page answers by now', () => {
  const published = new Set(answered.map(nameOf))
  expect(
    listCellsToConfirm()
      .map(nameOf)
      .filter((name) => published.has(name)),
  ).toEqual([])
})

it('separates numbers that nobody has called: hotlines of a few states and coalition offices', () => {
  const lines = readLinesToConfirm()
  const hotlines = lines.filter(({ kind }) => kind === 'hotline').map(({ state }) => state)
  expect(hotlines).toEqual(expect.arrayContaining(['MS', 'SD', 'VT', 'ID', 'LA']))
})

it('links only to guides, tools and parts that exist', () => {
  const known = [...legalGuides.map(({ id }) => `guides/${id}`), ...legalTools.map(({ id }) => `tools/${id}`)]
  for (const { guide } of cellGroups) if (guide) expect(known).toContain(guide.href.replace('/legal-education/', ''))
  const parts = cellGroups.map(({ id }) => id)
  for (const { statePart } of legalGuides) if (statePart) expect(parts).toContain(statePart)
})

it('proposes nothing to staff in words that are unfit for the public', () => {
  for (const { state, cell } of listCellsToConfirm())
    expect(readCellsToConfirm(state).get(cell), `${state} ${cell}`).not.toMatch(/own knowledge|unseen|\bcheck\b|ERPO/i)
})

it('the calculator asks for the age of birth in every state whose law gives anyone hurt when young more time', () => {
  const limits = readCompensationLimits()
  const young = /under (\d\d)[^.]*\b(?:until|turn|birthday)\b/
  let found = 0
  for (const [state, facts] of readFactFile()) {
    const sentences = facts.compensation_deadline?.value.split(/(?<=\.) /) ?? []
    for (const sentence of sentences) {
      const under = young.exec(sentence)?.[1]
      if (!under || /sex|assault|abuse/i.test(sentence)) continue
      found += 1
      const asked = limits.get(state)?.rules.map(({ child }) => child?.under)
      expect(asked, `${state}: ${sentence}`).toContain(Number(under))
    }
  }
  expect(found).toBeGreaterThan(7)
})
