import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { findGiftProblem, findLinkProblem, giftProblemNames, linkProblemNames } from './problem-pages'

describe('the pages that say what went wrong with a gift', () => {
  it.each(['check', 'busy', 'away', 'changed'] as const)('%s says in each language that no money was taken', (name) => {
    expect(findGiftProblem(name)?.paragraphs.join(' ')).toContain('You were not charged.')
    const spanish = inLanguage('es', () => findGiftProblem(name))
    expect(spanish?.paragraphs.join(' ')).toContain('No se le cobró nada.')
    expect(spanish?.next.href).toBe('/es/donate')
  })

  it('all exist in both languages, and no others do', () => {
    for (const name of giftProblemNames) expect(findGiftProblem(name)?.next.href).toBe('/donate')
    for (const name of linkProblemNames) {
      expect(findLinkProblem(name)?.next.href).toBe('/donate/gifts')
      expect(inLanguage('es', () => findLinkProblem(name))?.title).not.toBe(findLinkProblem(name)?.title)
    }
    for (const name of ['over', 'toString', '']) expect(findGiftProblem(name)).toBeNull()
    for (const name of ['changed', '__proto__']) expect(findLinkProblem(name)).toBeNull()
  })
})
