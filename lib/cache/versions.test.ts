import { expect, it } from 'vitest'
import { forgetVersion, isShownHere, nameVersions, noteVersion } from './versions.mjs'

const START = Date.parse('2026-03-01T12:00:00Z')
const tags = ['_N_T_/layout', 'directory', 'news']

function makePage(lastModified = START) {
  return { versions: nameVersions(tags) ?? '', lastModified }
}

it('a page from another instance is accepted at the same versions, but not after a change seen here', () => {
  noteVersion('news', '1')
  noteVersion('directory', '7')
  const page = makePage()
  expect(isShownHere(page, tags)).toBe(true)
  noteVersion('directory', '8')
  expect(isShownHere(page, tags)).toBe(false)
})

it('a page from an instance that has not seen a change is rejected by one that has', () => {
  noteVersion('directory', '8')
  const late = makePage(START + 60_000)
  noteVersion('directory', '9')
  expect(isShownHere(late, tags)).toBe(false)
})

it('a change to data that a page does not show leaves the page valid', () => {
  noteVersion('directory', '9')
  const page = { versions: nameVersions(['directory']) ?? '', lastModified: START }
  noteVersion('news', '2')
  expect(isShownHere(page, ['directory'])).toBe(true)
})

it('while a version is unknown, pages are neither shared nor accepted', () => {
  const page = makePage()
  forgetVersion('directory')
  expect(nameVersions(tags)).toBeNull()
  expect(isShownHere(page, tags)).toBe(false)
  expect(nameVersions(['news'])).not.toBeNull()
})

it('after an outage only pages rendered since then are accepted, even if the version is the same', () => {
  noteVersion('directory', '9', START)
  expect(isShownHere(makePage(START - 1), tags)).toBe(false)
  expect(isShownHere(makePage(START + 999), tags)).toBe(false)
  expect(isShownHere(makePage(START + 1000), tags)).toBe(true)
})
