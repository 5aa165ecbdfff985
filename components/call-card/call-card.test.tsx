import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cardScript } from '@/lib/safety/call-card/card-script'
import { inLanguage } from '@/lib/site/language/speak'
import { CallCard } from './call-card'

const draw = (language: 'en' | 'es', about?: string) =>
  inLanguage(language, () => renderToStaticMarkup(<CallCard kind="shelter" about={about} language={language} />))

describe.each(['en', 'es'] as const)('the call card, in %s', (language) => {
  it('has nothing a browser could submit: no control has a name, and the form has no action', () => {
    const card = draw(language, 'Harbor House').replace(/<script[\s\S]*<\/script>/, '')
    expect(card.match(/<input/g)?.length).toBeGreaterThan(6)
    expect(card).not.toMatch(/<(input|button|textarea|select)[^>]*\s(name|formaction)=/)
    expect(card).not.toMatch(/<form[^>]*\saction=/)
    expect(card).toMatch(/<form[^>]*\smethod="dialog"/)
  })

  it('speaks of no call where a service takes none', () => {
    const card = inLanguage(language, () =>
      renderToStaticMarkup(<CallCard kind="talk" about="Crisis Text Line" language={language} isByText />),
    ).replace(/<script[\s\S]*<\/script>/, '')
    const said = card.replaceAll(/<[^>]*>/g, ' ')
    // Others may be called, and the police may have been.
    const own = said.replaceAll(
      /text or call|escribir o llamar|called the police|llamó a la policía|Then call|Después llame/g,
      '',
    )
    expect(own).not.toMatch(/\bcall|llam|interpret|intérprete/i)
  })

  it('asks who was called only when it covers several numbers', () => {
    const count = (card: string) => card.match(/<input/g)?.length ?? 0
    expect(count(draw(language))).toBe(count(draw(language, 'Harbor House')) + 1)
  })

  it('offers the vault in that language, and only to a browser that runs scripts', () => {
    const [offer = ''] = draw(language, 'Harbor House').match(/<div class="needs-script[\s\S]*?<\/button>/) ?? []
    expect(offer).toContain(`data-vault="${language === 'es' ? '/es' : ''}/emergency/documents"`)
    expect(offer).toContain('data-about="Harbor House"')
    expect(offer).not.toContain('href')
  })
})

it('runs a script that parses, writes to no storage or URL, and sends nothing', () => {
  expect(() => new Function(cardScript)).not.toThrow()
  expect(cardScript).not.toMatch(/^import |^export /m)
  expect(cardScript).not.toMatch(
    /localStorage|sessionStorage|indexedDB|caches|cookie|history\.|fetch\(|sendBeacon|console/,
  )
})
