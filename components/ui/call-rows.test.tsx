import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactMethods } from '@/components/contact/contact-methods'
import { HotlineCard, InDanger, TextServices } from '@/components/emergency/hotline-card'
import { MissingPage } from '@/components/layout/message'
import { CallNowCard, NationalLine } from '@/components/location/national-line'
import { NearbyLines } from '@/components/location/nearby-list'
import { QuietHome } from '@/components/quiet/quiet-help'
import { OtherLanguagePanel } from '@/components/resources/danger-panel'
import { answerInOtherLanguage } from '@/lib/search/other-language'
import { localizedHotline, localizedHotlines } from '@/lib/site/language/hotlines'
import { inLanguage } from '@/lib/site/language/speak'
import { site } from '@/lib/site/site'

const parts = {
  'the page that is not found': () => <MissingPage />,
  'the quiet page': () => <QuietHome hotlines={localizedHotlines()} />,
  'a hotline among the emergency contacts': () => <HotlineCard line={localizedHotline('sexual-assault')} />,
  'danger now': () => <InDanger />,
  'the two text lines': () => <TextServices />,
  contact: () => <ContactMethods facts={site.contact} violence={localizedHotline('domestic-violence')} />,
  'a county': () => <NationalLine />,
  'beside a guide': () => <CallNowCard />,
  'nothing nearby': () => <NearbyLines />,
  'a question in another language': () => <OtherLanguagePanel answer={answerInOtherLanguage('我需要帮助 丈夫打我')} />,
}

for (const language of ['en', 'es'] as const) {
  test.each(Object.entries(parts))(`%s shows numbers in the one look (${language})`, (_, draw) => {
    const page = inLanguage(language, () => renderToStaticMarkup(draw()))
    const main = page.match(/<main[\s\S]*<\/main>/)?.[0] ?? page
    const links = main.match(/<a [^>]*href="(?:tel|sms):[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(main).toContain('class="call-rows"')
    expect(links.filter((link) => !/class="btn btn-(?:primary|soft|crisis)"/.test(link))).toEqual([])
  })
}

test('a number in letters does not break over a line', () => {
  const card = renderToStaticMarkup(<HotlineCard line={localizedHotline('sexual-assault')} />)
  expect(card).toContain('<span class="num">1-800-656-HOPE</span>')
})

test('a row says whom it reaches, also where the name stands above', () => {
  const card = renderToStaticMarkup(<HotlineCard line={localizedHotline('sexual-assault')} />)
  expect(card).toMatch(/<span>Call<\/span> <span class="num">1-800-656-4673<span class="sr-only">, National Sexual/)
  expect(card).toMatch(/<span>Text HOPE to<\/span> <span class="num">64673<span class="sr-only">, National Sexual/)
})
