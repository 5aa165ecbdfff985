import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { createHtmlResponse } from '@/lib/http/outgoing'
import { getStateHelp, type StateHelp } from '@/lib/resources/states/state-help'
import { hotlines } from '@/lib/site/site'
import { useDatabase } from '@/tests/support/database'
import { createHelpIndex, createHelpPage, measureCompressed, PAGE_LIMIT } from './help-page'

useDatabase()

const day = new Date('2026-11-20T00:00:00Z')

/** 14 KB, per the specification; the limit we enforce leaves room for the headers. */
const FIRST_ROUND_TRIP = 14 * 1024

function findDeadAnchors(page: string): string[] {
  const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
  return [...page.matchAll(/href="#([^"]+)"/g)].flatMap(([, id]) => (id && !ids.has(id) ? [id] : []))
}

describe('a state page', () => {
  it('fits the first round trip for each of the 56, and has the hotlines, shelters and legal help', async () => {
    for (const state of stateCodes) {
      const help = await getStateHelp(state)
      const page = createHelpPage(help, day)
      const name = stateName(state)
      expect(measureCompressed(page), name).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
      for (const line of hotlines) expect(page, name).toContain(line.name)
      for (const { entries } of help.groups) {
        for (const { slug, phones } of entries) {
          expect(page, `${name} ${slug}`).toContain(`href="/resources/report/${slug}"`)
          for (const { type, number } of phones) if (type !== 'fax') expect(page, `${name} ${number}`).toContain(number)
        }
      }
      expect(
        help.groups.map(({ id }) => id),
        name,
      ).toContain('legal')
      expect(page.includes('We know of no local crisis line'), name).toBe(!help.hasLocalLine)
      expect(findDeadAnchors(page), name).toEqual([])
    }
  })

  it('shows an entry once, even if it belongs to several lists', async () => {
    const { groups } = await getStateHelp('CA')
    const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has an innocuous title, a way out without a script, and a link to other states', async () => {
    const page = createHelpPage(await getStateHelp('VI'), day)
    expect(page).toContain('<title>U.S. Virgin Islands - Marigold</title>')
    expect(page).toContain('Help in the U.S. Virgin Islands')
    expect(page).toMatch(/<a href="\/leave" rel="nofollow noreferrer" data-exit>Exit this site<\/a>/)
    expect(page).toContain('href="/help-now"')
  })

  it('truncates long lists, and says so, when the directory outgrows the page', async () => {
    const help = await getStateHelp('TX')
    const [shelters] = help.groups.filter(({ id }) => id === 'shelters')
    const first = shelters?.entries[0]
    if (!shelters || !first) throw new Error('Texas has shelters')
    const many = Array.from({ length: 400 }, (_, index) => ({
      ...first,
      id: String(index),
      title: createHash('sha256').update(String(index)).digest('hex'),
    }))
    const grown: StateHelp = { ...help, groups: [...help.groups, { id: 'housing', entries: many }] }
    const page = createHelpPage(grown, day)
    expect(measureCompressed(page)).toBeLessThanOrEqual(PAGE_LIMIT)
    expect(page).toMatch(/href="\/resources\/housing-shelter\/in\/texas">\d+ more in Texas/)
  })

  it('writes record content as text, never as markup', async () => {
    const help = await getStateHelp('TX')
    const [group] = help.groups
    const entry = group?.entries[0]
    if (!group || !entry) throw new Error('Texas has entries')
    const title = '<img src=x onerror=alert(1)> "A" & \'B\''
    const page = createHelpPage({ ...help, groups: [{ ...group, entries: [{ ...entry, title }] }] }, day)
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;A&quot; &amp; &#39;B&#39;')
    expect(page).not.toContain('<img')
  })
})

describe('the page of all states', () => {
  it('links to each of them, even when the address matches none', () => {
    for (const page of [createHelpIndex(), createHelpIndex(true)]) {
      for (const state of stateCodes) expect(page).toContain(`href="/help-now/${stateSlug(state)}"`)
    }
    expect(createHelpIndex(true)).toContain('This address does not match a state.')
    expect(createHelpIndex(true)).toContain('<meta name="robots" content="noindex">')
    expect(measureCompressed(createHelpIndex())).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
  })
})

it('has the mark of the site within it, and asks for nothing but the heading font', async () => {
  const page = createHelpIndex()
  expect(page.match(/<ellipse/g)?.length).toBeGreaterThan(20)
  const asked = [...page.matchAll(/url\("([^"]+)"\)|\ssrc="([^"]+)"/g)].map(([, url, src]) => url ?? src)
  expect(asked).toEqual([expect.stringMatching(/^\/fonts\/fraunces/)])
  await expect(access(`public${asked[0]}`)).resolves.toBeUndefined()
})

it('is sent with a policy that hashes its own style and script, and is not cached by browsers', async () => {
  const response = createHtmlResponse(createHelpIndex(), 404)
  const page = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  for (const element of ['style', 'script']) {
    const [, text] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page) ?? []
    expect(policy).toContain(
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
    )
  }
  expect(policy).not.toContain('unsafe')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.status).toBe(404)
})
