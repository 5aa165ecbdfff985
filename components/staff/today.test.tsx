import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Viewer } from '@/lib/session/policy'
import { listPages } from '@/lib/staff/tabs'
import { Today, type TodayFacts } from './today'

const ages = { emergencyStale: 2, emergencyNever: 3, stale: 4, never: 5 }
const viewer = (role: 'admin' | 'editor'): Viewer => ({ userId: 'x', email: 'a@b.test', role, permissions: [] })
const draw = (more: Partial<TodayFacts> = {}) =>
  renderToStaticMarkup(<Today facts={{ waiting: [], oldestMessage: null, ages, jobs: [], pages: [], ...more }} />)

it('says that entries wait for a check where nothing new does, in one word for outdated', () => {
  expect(draw()).toContain('Nothing new waits for you. 5 emergency entries wait to be checked.')
  expect(draw()).not.toMatch(/stale<|is stale|aging/i)
  expect(draw({ ages: { ...ages, emergencyStale: 0, emergencyNever: 0 } })).toContain('Nothing waits for you.')
})

it('leads to what has no tab, as far as the reader may open it', () => {
  const admin = draw({ pages: listPages(viewer('admin')) })
  for (const text of ['Official lists', 'Law and offices of the states', 'Keys of partners', 'Set-up']) {
    expect(admin).toContain(text)
  }
  const editor = draw({ pages: listPages(viewer('editor')) })
  expect(editor).toContain('Law and offices of the states')
  expect(editor).not.toMatch(/Official lists|Keys of partners|Set-up/)
})

it('names what waits by risk: a letter in danger, a number said to be wrong, what nobody has checked, then the rest', () => {
  const wait = (several: string, href: string) => ({ count: 2, what: ['one', several] as const, href })
  const html = draw({
    waiting: [
      { ...wait('emergency messages are open', '/admin/messages?priority=emergency'), isUrgent: true },
      wait('entries were reported as wrong', '/admin/checks?show=reported'),
      wait('messages are new', '/admin/messages?status=new'),
      { ...wait('gifts differ from the payment company', '/admin/donations#compared-title'), isUrgent: true },
    ],
  })
  expect([...html.matchAll(/<span>([^<]+)<\/span>/g)].map(([, text]) => text)).toEqual([
    'emergency messages are open',
    'entries were reported as wrong',
    'emergency entries wait to be checked',
    'messages are new',
    'gifts differ from the payment company',
  ])
})

it('begins with jobs without which nobody is alerted, and ends with the others', () => {
  const trouble = (job: string) => ({ job, what: 'failed' as const, at: null })
  const html = draw({ jobs: [trouble('news'), trouble('check-ins')] })
  const places = ['Alerts and email may not go out', '<b>check-ins</b>', 'What waits', 'Jobs in trouble', '<b>news</b>']
  expect(places.map((text) => html.indexOf(text))).toEqual(
    places.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
  )
  expect(html).toContain('<b>news</b>')
  expect(draw({ jobs: [trouble('news')] })).not.toContain('Alerts and email')
})

it('says that there are more where nobody counts further', () => {
  const waiting = [{ count: 1000, what: ['one', 'entries have a broken website'] as const, href: '/admin/checks' }]
  expect(draw({ waiting })).toContain('>1,000+</b>')
})
