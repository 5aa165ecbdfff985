import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import LegalEducationPage from '@/app/[locale]/(public)/legal-education/page'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { propsIn } from '@/tests/support/page-props'

it.each(['en', 'es'] as const)('the legal hub in %s leads to everything that is most asked', async (language) => {
  await inLanguage(language, async () => {
    const page = renderToStaticMarkup(await LegalEducationPage(propsIn(language)))
    for (const [href, text] of Object.entries(words().legal.overview.questions)) {
      expect(page).toContain(`${href}">${text}</a>`)
    }
  })
})
