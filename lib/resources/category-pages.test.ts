import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { findCategoryPage, listCategoryPages } from './category-pages'

type Thing = Record<string, unknown>

/** Fields without prose: the entries a block names, its kind, and the source and date of a claim. */
const wordless = new Set(['id', 'kind', 'slug', 'source', 'tone'])

function readBlocks(language: 'en' | 'es', key: string): unknown {
  return inLanguage(language, () => findCategoryPage(key)?.blocks)
}

/** The content with each text replaced by its figures. */
function keepFigures(content: unknown): unknown {
  if (typeof content === 'string') return (content.match(/\d+(?:[.,]\d+)*/g) ?? []).sort()
  if (Array.isArray(content)) return content.map(keepFigures)
  return Object.fromEntries(
    Object.entries(content as Thing).map(([name, value]) => [name, wordless.has(name) ? value : keepFigures(value)]),
  )
}

function listTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (Array.isArray(content)) return content.flatMap(listTexts)
  return Object.entries(content as Thing).flatMap(([name, value]) => (wordless.has(name) ? [] : listTexts(value)))
}

describe.each(listCategoryPages())('the blocks of $key in Spanish', ({ key }) => {
  const english = readBlocks('en', key)
  const spanish = readBlocks('es', key)

  it('match the English page: the same anchors, entries, sources, dates and figures', () => {
    expect(keepFigures(spanish)).toEqual(keepFigures(english))
  })

  it('leave no sentence in English', () => {
    const said = new Set(listTexts(english))
    expect(listTexts(spanish).filter((text) => said.has(text) && /\p{L}/u.test(text))).toEqual([])
  })
})
