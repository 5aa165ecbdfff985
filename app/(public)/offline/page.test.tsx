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

it('is in Spanish as a whole', () => {
  const said = new Set(listLines())
  expect(said.size).toBeGreaterThan(40)
  // What a text begins with, and a name that has no other.
  const alike = ['START', 'Crisis Text Line']
  expect(inLanguage('es', listLines).filter((line) => said.has(line) && !alike.includes(line))).toEqual([])
})
