import { describe, expect, it, test } from 'vitest'
import { markPending, readPending, readSavePage, savePagePath } from './reply'

const from = (site?: string) =>
  new Request('http://localhost/api/login', { headers: site ? { 'sec-fetch-site': site } : {} })

describe('a save that waits for a sign-in', () => {
  it('is marked when she came from our own page, and read afterwards', () => {
    const path = markPending(savePagePath('a-place'), from('same-origin'))
    expect(readPending(path)).toBe('a-place')
  })

  test.each(['cross-site', 'same-site', 'none', undefined])('is not marked by a sign-in begun from %s', (site) => {
    expect(markPending('/dashboard/save/a-place', from(site))).toBe('/dashboard/save/a-place')
    expect(markPending('/dashboard/save/a-place?pressed', from(site))).toBe('/dashboard/save/a-place')
    expect(readPending(markPending('/dashboard/save/a-place?pressed', from(site)))).toBeNull()
  })

  it('leaves every other path alone', () => {
    for (const path of [
      '/dashboard',
      '/dashboard/save/',
      '/dashboard/save/a/b',
      '/resources?pressed',
      '/dashboard/save/A',
    ]) {
      expect(markPending(path, from('same-origin'))).toBe(path)
      expect(readPending(path)).toBeNull()
    }
    expect(readSavePage('/dashboard/save/a-place')).toBe('a-place')
  })
})
