import { describe, expect, it } from 'vitest'
import { hotlines } from '@/lib/site/site'
import { callNotes } from './hotline-notes'
import { safetyPlan } from './plan'
import { measured, sayLeftBy, traces as tracesBy } from './traces'

const { billNotes, hotlineNotes, textServices } = callNotes.en
const { traceKinds, visits } = tracesBy.en
const { sayEntry } = sayLeftBy.es

/** More than three digits in a row, or with dashes, are a phone number; only emergency and relay codes are allowed. */
const number = /\b(?!1[0-9]{3}\b|20[0-9]{2}\b)\d[\d-]{3,}\d\b/

const words = [
  ...Object.values(hotlineNotes).flatMap((notes) => Object.values(notes).flat()),
  ...billNotes,
  ...textServices,
  ...safetyPlan.en.branches.flatMap(({ steps }) => steps.map((text) => ({ text }))),
].map(({ text }) => text)

describe('the notes on the hotlines', () => {
  it('cover all five hotlines, and every question about each', () => {
    for (const { id } of hotlines) {
      const notes = hotlineNotes[id]
      expect(notes, id).toBeDefined()
      for (const part of Object.values(notes ?? {})) expect(part.length, id).toBeGreaterThan(0)
    }
    expect(Object.keys(hotlineNotes).sort()).toEqual(hotlines.map(({ id }) => id).sort())
  })

  it('have separate entries for the two text services, which use different keywords', () => {
    const texts = textServices.map(({ id }) => hotlines.find((line) => line.id === id)?.text)
    expect(texts).toEqual([
      { to: '88788', body: 'START' },
      { to: '741741', body: 'HOME' },
    ])
  })

  it('contain no hardcoded phone number: numbers come from the directory', () => {
    for (const text of words) expect(text.replace('64.6408', ''), text).not.toMatch(number)
  })

  it('promise nothing about a phone bill without a source', () => {
    for (const { bill } of Object.values(hotlineNotes)) {
      for (const { text, source } of bill)
        if (/nothing shows|does not show/.test(text)) expect(source, text).toBeDefined()
    }
  })
})

describe('the list of traces left on a device', () => {
  it('has a readable row for every kind of visit', () => {
    expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length)
    for (const { id, traces } of visits) expect(traces.history, id).toBeTruthy()
  })

  it('has a measurement for every kind of visit and no others', () => {
    expect(Object.keys(measured).sort()).toEqual(visits.map(({ id }) => id).sort())
  })

  it('describes everything that was measured', () => {
    for (const { id, traces } of visits) {
      const { localStorage, sessionStorage, databases, caches, cookies, files } = measured[id] ?? {}
      if ([localStorage, sessionStorage, databases, caches].some((found) => found?.length)) {
        expect(traces.storage, id).toBeTruthy()
      }
      if (cookies?.length) expect(traces.cookies, id).toBeTruthy()
      if (files?.length) expect(traces.downloads, id).toBeTruthy()
      for (const stored of [...(databases ?? []), ...(caches ?? [])]) {
        expect(traces.storage, id).toContain(`“${stored.split(':')[0]}”`)
      }
    }
  })

  it('uses only kinds of traces that have a heading', () => {
    const kinds: string[] = traceKinds.map(({ key }) => key)
    for (const { traces } of visits) expect(kinds).toEqual(expect.arrayContaining(Object.keys(traces)))
  })
})

it('the titles in her history have their Spanish names on the Spanish page', () => {
  const alike = ['Marigold', 'Weather', 'Pay $50.00', '']
  const entries = Object.values(measured).flatMap(({ history, tab }) => [...history, ...tab])
  expect(entries.filter((entry) => !alike.includes(entry.title) && sayEntry(entry).title === entry.title)).toEqual([])
  expect(sayEntry({ address: '/emergency', title: 'Tools - Marigold' })).toEqual({
    address: '/es/emergency',
    title: 'Herramientas - Marigold',
  })
})
