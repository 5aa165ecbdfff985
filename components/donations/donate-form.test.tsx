import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { DonateForm, GiftSummary } from './donate-form'
import { GiftLine } from './gift-page-parts'
import { hasValidAmount, readFee } from './gift-request'

const gift = {
  ...{ cents: 5000, coverFee: true, donorName: '', donorEmail: 'a@example.org', isRecurring: false, frequency: null },
  ...{ isAnonymous: false, isNeutral: false, tribute: 'honor' as const, tributeName: '' },
}
const spoken = [
  ['en', '$1.80 of it covers the card fee.'],
  ['es', 'De eso, $1.80 es lo que cobra la tarjeta.'],
] as const

describe('the sum that is charged', () => {
  it.each(spoken)('is said in %s as she chooses and again before she pays', (language, line) => {
    inLanguage(language, () => {
      const summary = renderToStaticMarkup(<GiftSummary gift={gift} isValid copy={words().give.form} />)
      const before = renderToStaticMarkup(<GiftLine amount={5180} feeCents={180} frequency={null} />)
      for (const shown of [summary, before]) {
        expect(shown).toContain('$51.80')
        expect(shown).toContain(line)
      }
    })
  })

  it('is the chosen amount unless she adds the fee, and has the same bounds with it', () => {
    expect(readFee({ ...gift, coverFee: false })).toBe(0)
    expect(hasValidAmount({ ...gift, cents: 10_000_000, coverFee: false })).toBe(true)
    for (const cents of [80, 10_000_000]) expect(hasValidAmount({ ...gift, cents })).toBe(false)
  })
})

it.each(['en', 'es'] as const)('the form in %s has every choice without a script, none of them made', (language) => {
  inLanguage(language, () => {
    const { form } = words().give
    const page = renderToStaticMarkup(<DonateForm copy={form} action="/api/donations/create-payment-intent" />)
    for (const text of [form.cover, form.coverHint, form.forSomeone, form.tribute.memory, form.tribute.hint]) {
      expect(page).toContain(text)
    }
    expect(page).toMatch(/<input type="checkbox" name="coverFee"\/>/)
    expect(page).toMatch(/<input id="tribute-name"[^>]* name="tributeName"/)
  })
})
