import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { SiteHeader } from './site-header'

test.each([
  ['en', 'Emergency help', 'Get Help Now'],
  ['es', 'Ayuda de emergencia', 'Ayuda ahora'],
] as const)(
  'on a desk one button is strong, and the other leads to the same help quietly (%s)',
  (language, strong, quiet) => {
    const header = inLanguage(language, () => renderToStaticMarkup(<SiteHeader path="/404" name="Marigold" />))
    const desk = header.replace(/<nav class="nav-phone-holder[\s\S]*?<\/nav>/, '')
    const buttons = [...desk.matchAll(/<a [^>]*class="btn (btn-crisis|btn-line)[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, look, inside = '']) => [look, inside.replace(/<[^>]*>/g, ' ').trim()],
    )
    expect(buttons).toEqual([
      ['btn-crisis', expect.stringContaining(strong)],
      ['btn-line', quiet],
    ])
    // At the right also where there is no other language to choose, as on the page that is not found.
    expect(desk).toMatch(/<div class="nav-end"><a/)
  },
)
