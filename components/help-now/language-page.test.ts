import { describe, expect, it } from 'vitest'
import { GET } from '@/app/help-now/in/[language]/route'
import { answerInOtherLanguage } from '@/lib/search/other-language'
import en from '@/lib/site/messages/en.json'
import { listHelpLanguages, messageKeys } from '@/lib/site/messages/messages'
import { hotlines } from '@/lib/site/public-facts'
import { createHelpIndex, measureCompressed } from './help-page'

const ask = (language: string) =>
  GET(new Request('http://localhost/help-now/in/x'), { params: Promise.resolve({ language }) })

const pages = listHelpLanguages().map((language) => [language.own, language] as const)
const placesOf = (text: string) => (text.match(/\{\w+\}|___/g) ?? []).sort().join(' ')

describe.each(pages)('the short page in %s', (_, language) => {
  const { tag, path, direction, messages, english } = language

  it('is in that language and direction, with the same places to fill as the English words', async () => {
    const page = await (await ask(path.split('/').at(-1) ?? '')).text()
    expect(page).toContain(`<html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`)
    expect(page).toContain(`<title>${language.own} - Marigold</title>`)
    for (const key of messageKeys) expect(placesOf(messages[key]), key).toBe(placesOf(en[key]))
    // Quick Exit fills `{key}` and `{count}` itself.
    expect(page.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\{(?:word|number|key|count)\}/)
  })

  it('has 911, each hotline, 211, and beside them the words to ask for an interpreter in English', async () => {
    const page = await (await ask(path.split('/').at(-1) ?? '')).text()
    for (const { name, phone, text } of hotlines) {
      expect(page).toContain(name)
      expect(page).toContain(phone ?? text?.to)
    }
    for (const number of ['tel:911', 'tel:211']) expect(page).toContain(number)
    expect(page).toContain(`<b lang="en" dir="ltr">“${english}”</b>`)
  })

  it('can be left without a script, says nothing of itself in a tab, and fits the first round trip', async () => {
    const page = await (await ask(path.split('/').at(-1) ?? '')).text()
    expect(page).toContain(
      `<a href="/leave" rel="nofollow noreferrer" data-exit>${messages['exit.button'].replaceAll("'", '&#39;')}</a>`,
    )
    expect(page).toContain(messages['exit.reload'])
    expect(measureCompressed(page)).toBeLessThan(14_000)
  })

  it('names itself and every other version for search engines, and on the page of help in English', async () => {
    const page = await (await ask(path.split('/').at(-1) ?? '')).text()
    for (const version of ['en-US', 'es-US', ...listHelpLanguages().map((one) => one.tag)])
      expect(page).toContain(`<link rel="alternate" hreflang="${version}"`)
    expect(createHelpIndex()).toContain(`<a href="${path}" hreflang="${tag}" lang="${tag}">${language.own}</a>`)
  })
})

it('has no words in Latin letters where the language is written in others, but for names of keys', () => {
  for (const { tag, messages } of listHelpLanguages().filter((one) => /^(?:zh|ko|ar|ru)/.test(one.tag))) {
    const latin = messageKeys.filter((key) =>
      /[a-z]{3}/i.test(messages[key].replaceAll(/\{\w+\}|\b(?:Esc|Shift|ZIP)(?![a-z])/g, '')),
    )
    expect(latin, tag).toEqual([])
  }
})

it('is sent with a policy of its own, moves another spelling to its address, and is missing in other languages', async () => {
  const vietnamese = await ask('vi')
  expect(vietnamese.headers.get('content-security-policy')).toContain('sha256-')
  const spelled = await ask('zh-Hans')
  expect([spelled.status, spelled.headers.get('location')]).toEqual([308, '/help-now/in/zh-hans'])
  expect((await ask('nope')).status).toBe(404)
})

it('is where the answer to a question in that language leads', () => {
  expect(answerInOtherLanguage('chồng đánh tôi')?.page).toEqual({ name: 'Tiếng Việt', path: '/help-now/in/vi' })
  expect(answerInOtherLanguage('मेरा पति मुझे मारता है')?.page).toBeNull()
})
