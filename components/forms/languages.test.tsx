import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContactForm } from '@/app/[locale]/(public)/contact/page'
import { DonateForm } from '@/components/donations/donate-form'
import { NewsletterForm } from '@/components/newsletter/newsletter-section'
import { call } from '@/lib/site/language/paths'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

const forms = {
  contact: () => <ContactForm />,
  newsletter: () => <NewsletterForm />,
  donation: () => <DonateForm copy={words().give.form} action={call('/api/donations/create-payment-intent')} />,
}

const draw = (form: keyof typeof forms) => renderToStaticMarkup(forms[form]())

/** Field names and submitted values, which are the same in every language. */
function listNames(markup: string): string[] {
  return [...markup.matchAll(/ (?:name|value)="([^"]*)"/g)].map(([, name = '']) => name)
}

/** The text a person reads. */
function listWords(markup: string): string[] {
  const text = markup.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '\n')
  return text.split('\n').filter((line) => /\p{L}{4}/u.test(line))
}

describe.each(Object.keys(forms) as (keyof typeof forms)[])('the %s form', (form) => {
  const english = draw(form)
  const spanish = inLanguage('es', () => draw(form))

  it('requests an answer in the language of its page', () => {
    expect(english).not.toContain('lang=')
    expect(spanish).toMatch(/action="\/api\/[a-z/-]+\?lang=es"/)
  })

  it('sends the same fields in both languages', () => {
    expect(listNames(spanish)).toEqual(listNames(english))
  })

  it('leaves no line in English', () => {
    const englishLines = new Set(listWords(english))
    expect(listWords(spanish).filter((line) => englishLines.has(line))).toEqual([])
  })
})
