import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import LegalEducationPage from '@/app/(public)/legal-education/page'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

it.each(['en', 'es'] as const)('the legal hub in %s leads to everything that is most asked', (language) => {
  inLanguage(language, () => {
    const page = renderToStaticMarkup(<LegalEducationPage />)
    for (const [href, text] of Object.entries(words().legal.overview.questions)) {
      expect(page).toContain(`${href}">${text}</a>`)
    }
  })
})
