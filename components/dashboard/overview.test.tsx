import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReminderDto } from '@/lib/account/reminders/schema'
import type { SavedDto } from '@/lib/account/saved/schema'
import type { RecommendationDto } from '@/lib/search/recommendations/schema'
import { DashboardData } from './dashboard-frame'
import { InEnglish } from './in-english'
import { InSpanish } from './in-spanish'
import { Overview } from './overview'

const saved: SavedDto = {
  ...{ id: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11', resourceId: null, title: 'Harbor House', description: 'Beds.' },
  ...{ category: 'housing-shelter', status: 'saved', note: null, savedAt: '2026-05-01T12:00:00.000Z', path: null },
  ...{ phones: [], url: null, check: null },
}
const recommendation = {
  ...{ id: '1', title: 'Legal Line', matchScore: 80, location: null, availability: null, reasons: [], phones: [] },
  ...{ description: 'Advice.', path: '/resources/rights-advocacy/legal-line', url: null },
} as unknown as RecommendationDto
const preferences = {
  ...{
    needs: [],
    state: null,
    zip: null,
    hasChildren: null,
    hasPets: null,
    urgency: null,
    languages: [],
    updatedAt: '2026-05-01T12:00:00.000Z',
  },
}
const clock = { timeZone: 'America/New_York', isChosen: true, canMail: true, mailFromHour: 8, mailToHour: 20 }

interface Has {
  saved?: SavedDto[] | null
  reminders?: ReminderDto[]
  recommendations?: RecommendationDto[]
}

function draw({ saved = [], reminders = [], recommendations }: Has = {}, In = InEnglish): string {
  const initial = {
    ...{ saved, reminders, clock, servedAt: '2026-05-02T12:00:00.000Z' },
    ...{ preferences: recommendations ? preferences : null, recommendations: recommendations ?? [] },
  }
  return renderToStaticMarkup(
    <In>
      <DashboardData path="/dashboard">
        <Overview initial={initial} />
      </DashboardData>
    </In>,
  )
}
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text)

it('says on the first day what to do, has the forms for it, counts nothing, and asks what she needs after that', () => {
  const html = draw()
  expect(headings(html)).toEqual(['Three things to start with', 'Recommended for you'])
  expect(html).toContain('action="/api/user/saved-resources/add/national-domestic-violence-hotline"')
  expect(html).toContain('action="/api/user/reminders"')
  expect(html).toContain('href="/emergency/planning"')
  expect(html).toContain('action="/api/user/preferences"')
  expect(html).not.toContain('class="box stat"')
  expect(headings(draw({}, InSpanish))).toEqual(['Tres cosas para empezar', 'Recomendado para usted'])
})

it('says later what is due and what she has, counts only what there is, and shows what fits her answers last', () => {
  const html = draw({ saved: [saved], recommendations: [recommendation] })
  expect(headings(html)).toEqual(['Urgent Items This Week', 'Recent Activity', 'At a glance', 'Recommended for you'])
  const counted = [...html.matchAll(/<a href="[^"]+">([^<]+)<\/a><\/dt><dd>([^<]+)</g)].map(([, of, n]) => [of, n])
  expect(counted).toEqual([
    ['Saved Resources', '1'],
    ['New Recommendations', '1'],
  ])
  expect(html).toContain('Nothing is due in the next 7 days.')
  expect(html).toContain('Legal Line')
})
