import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { legalGuides } from '@/lib/legal/guides'
import { localizedGuide } from '@/lib/legal/localized'
import type { ResourceDto } from '@/lib/resources/schema'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { GuideArticle, GuideHead } from './guide-article'

const render = (id: string, records = new Map<string, ResourceDto>()) => {
  const guide = localizedGuide(id)
  if (!guide) throw new Error(`no guide ${id}`)
  return renderToStaticMarkup(
    <>
      <GuideHead guide={guide} records={records} />
      <GuideArticle guide={guide} tools={[]} records={records} />
    </>,
  )
}

describe.each(legalGuides.map(({ id }) => id))('the guide %s', (id) => {
  it.each(['en', 'es'] as const)(
    'has its answer, a number and a free lawyer before its contents, and ends with what it rests on (%s)',
    (language) =>
      inLanguage(language, () => {
        const page = render(id)
        const w = words().legal
        const guide = localizedGuide(id)
        const [answer, call] = ['id="short-title"', 'href="tel:']
        // A long answer would push the number out of a phone's first screen.
        const isLong = (guide?.inShort.join(' ').length ?? 0) > 440
        const first = isLong ? [call, answer] : [answer, call]
        const inOrder = ['<h1', ...first, 'class="page-contents', '<details']
        expect(page.split('class="page-contents')[0]).toContain('/legal-education/help#')
        const after = [`id="${guide?.sections.at(-1)?.id}"`, 'id="about-title"', 'class="facts"', w.notAdvice.lead]
        const places = [...inOrder, ...after].map((part) => page.indexOf(part))
        expect(places).not.toContain(-1)
        expect(places).toEqual([...places].sort((one, other) => one - other))
        expect(page.match(/class="source-list"/g)).toHaveLength(1)
      }),
  )

  it('has an answer of a few sentences, in both languages', () => {
    for (const language of ['en', 'es'] as const)
      inLanguage(language, () => {
        const text = localizedGuide(id)?.inShort.join(' ') ?? ''
        expect(text.length).toBeGreaterThan(100)
        expect(text.length).toBeLessThan(700)
      })
  })
})

it('names the line that a guide chose, and the national one while that has no number', () => {
  const title = 'National Sexual Assault Hotline'
  const entry = { slug: 'rainn-national-sexual-assault-hotline', title, phoneNumber: '1-800-656-4673' }
  const first = (page: string) => page.split('class="page-contents')[0] ?? ''
  const known = new Map([[entry.slug, { ...entry, phones: [], tags: [] } as unknown as ResourceDto]])
  const { call } = localizedGuide('after-sexual-assault') ?? {}
  expect(call).toBe(entry.slug)
  expect(first(render('after-sexual-assault'))).toContain('tel:+18007997233')
  expect(first(render('protection-orders', known))).toContain('tel:+18007997233')
})
