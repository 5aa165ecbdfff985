import { expect, it } from 'vitest'
import { propsIn } from '@/tests/support/page-props'
import { inLocale, listLocales, readLocale } from './page-language'
import { currentLanguage } from './speak'

it('the locale of an address is one of the languages, or there is no page', async () => {
  for (const { locale } of listLocales()) expect(await readLocale(propsIn(locale).params)).toBe(locale)
  for (const locale of ['fr', 'EN', '', 'admin'])
    await expect(readLocale(Promise.resolve({ locale })), locale).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
})

it('a handler answers in the language of its address', async () => {
  const handle = inLocale(() => new Response(currentLanguage()))
  for (const { locale } of listLocales()) {
    const answer = await handle(new Request('http://localhost/'), propsIn(locale))
    expect(await answer.text()).toBe(locale)
  }
})
