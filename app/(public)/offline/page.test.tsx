import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import OfflinePage, { generateMetadata } from './page'

function listLines(): string[] {
  const [main = ''] = renderToStaticMarkup(<OfflinePage />).match(/<h1[\s\S]*<\/main>/) ?? []
  const lines = main.replace(/<[^>]+>/g, '\n').split('\n')
  return [JSON.stringify(generateMetadata().title), ...lines.map((line) => line.trim())].filter((line) =>
    /\p{L}{5}/u.test(line),
  )
}

it('is entirely in Spanish', () => {
  const englishLines = new Set(listLines())
  expect(englishLines.size).toBeGreaterThan(40)
  // The word to text to a hotline, and a name that has no Spanish version.
  const sameInBoth = ['START', 'Crisis Text Line']
  expect(inLanguage('es', listLines).filter((line) => englishLines.has(line) && !sameInBoth.includes(line))).toEqual([])
})
