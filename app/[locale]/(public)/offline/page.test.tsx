import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { propsIn } from '@/tests/support/page-props'
import OfflinePage, { generateMetadata } from './page'

async function draw(language: Language): Promise<string[]> {
  const page = await OfflinePage(propsIn(language))
  const { title } = await generateMetadata(propsIn(language))
  const [main = ''] = renderToStaticMarkup(page).match(/<h1[\s\S]*<\/main>/) ?? []
  const lines = main.replace(/<[^>]+>/g, '\n').split('\n')
  return [JSON.stringify(title), ...lines.map((line) => line.trim())].filter((line) => /\p{L}{5}/u.test(line))
}

const listLines = (language: Language) => inLanguage(language, () => draw(language))

it('is entirely in Spanish', async () => {
  const englishLines = new Set(await listLines('en'))
  expect(englishLines.size).toBeGreaterThan(40)
  // The word to text to a hotline, and a name that has no Spanish version.
  const sameInBoth = ['START', 'Crisis Text Line']
  const spanish = await listLines('es')
  expect(spanish.filter((line) => englishLines.has(line) && !sameInBoth.includes(line))).toEqual([])
})
