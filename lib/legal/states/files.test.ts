import { expect, it } from 'vitest'
import { stateCells } from '@/db/vocabulary/state-facts'
import { stateCodes } from '@/lib/geography/states'
import { legalGuides } from '../guides'
import { legalTools } from '../tools'
import { cellGroups, cellShapes } from './cells'
import { listCellsToConfirm, readCellsToConfirm, readFactFile, readLinesToConfirm } from './files'

const published = [...readFactFile()].flatMap(([state, facts]) =>
  Object.entries(facts).map(([cell, fact]) => ({ state, cell, ...fact })),
)

it('has every state, and publishes nothing twice', () => {
  expect([...readFactFile().keys()].sort()).toEqual([...stateCodes].sort())
  expect(published.length).toBeGreaterThan(300)
})

it('publishes no answer that awaits a call or a look at the office’s own page', () => {
  const waiting = new Set(listCellsToConfirm().map(({ state, cell }) => `${state} ${cell}`))
  expect(waiting.size).toBeGreaterThan(800)
  expect(published.filter(({ state, cell }) => waiting.has(`${state} ${cell}`))).toEqual([])
  // No state's page on these has been seen.
  for (const cell of ['guns', 'leave', 'strangulation', 'address_phone', 'compensation_phone', 'adult_line'])
    expect(published.filter((fact) => fact.cell === cell)).toEqual([])
})

it('gives each answer a source with its address, its date and the day it was read', () => {
  for (const { source, url, dated, on, isConfirmed } of published) {
    expect(source).toMatch(/\w/)
    expect(new URL(url ?? '').protocol).toMatch(/^https?:$/)
    expect(dated).toMatch(/\d{4}|no date|without a date|stored copy/)
    expect(on).toMatch(/^2026-11-2[23]$/)
    expect(isConfirmed).toBe(false)
  }
})

it('writes links as links and numbers as they are dialed', () => {
  for (const { cell, value } of published) {
    const { kind } = cellShapes[cell as keyof typeof cellShapes]
    if (kind === 'link') expect(new URL(value).protocol).toMatch(/^https?:$/)
    else if (kind === 'phone') expect(value).toMatch(/^(1-)?\d{3}-\d{3}-\d{4}$/)
    else expect(value).not.toMatch(/ERPO|minors:|dating:|https?:/)
  }
})

it('shows every cell in exactly one part of the page', () => {
  const grouped = cellGroups.flatMap(({ cells }) => cells)
  expect([...grouped, 'legal_site'].sort()).toEqual([...stateCells].sort())
})

it('separates numbers that nobody has called: hotlines of a few states and coalition offices', () => {
  const lines = readLinesToConfirm()
  const hotlines = lines.filter(({ kind }) => kind === 'hotline').map(({ state }) => state)
  expect(hotlines).toEqual(expect.arrayContaining(['MS', 'SD', 'VT', 'ID', 'IN', 'LA']))
  expect(readCellsToConfirm('OH').size).toBeGreaterThan(5)
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
