import { describe, expect, it } from 'vitest'
import { translate } from './translate'

const page = {
  title: 'Leaving',
  sections: [
    { id: 'now', title: 'Now', items: [{ text: 'Call.', sources: ['law'] }, { text: 'Go.' }] },
    { id: 'later', title: 'Later', items: [{ text: 'Rest.' }] },
  ],
  sources: [{ label: 'The law', url: 'https://example.org', date: '2022' }],
}

const words = {
  title: 'Irse',
  sections: { now: { title: 'Ahora', items: ['Llame.', 'Salga.'] }, later: { title: 'Después', items: ['Descanse.'] } },
}

describe('content in another language', () => {
  it('has the words of that language and everything else from the English', () => {
    expect(translate(page, words)).toEqual({
      title: 'Irse',
      sections: [
        { id: 'now', title: 'Ahora', items: [{ text: 'Llame.', sources: ['law'] }, { text: 'Salga.' }] },
        { id: 'later', title: 'Después', items: [{ text: 'Descanse.' }] },
      ],
      sources: page.sources,
    })
  })

  it('throws when a list has fewer or more lines than in English', () => {
    const short = { ...words, sections: { ...words.sections, now: { title: 'Ahora', items: ['Llame.'] } } }
    expect(() => translate(page, short)).toThrow('content/sections/now/items: 2 in English, 1 here')
  })

  it('throws when a section is missing, and names it', () => {
    expect(() => translate(page, { ...words, sections: { now: words.sections.now } })).toThrow(
      'Not translated: content/sections/later',
    )
  })

  it('needs no words for an item that has only a slug', () => {
    const records: { slug: string; award?: string; note?: string }[] = [
      { slug: 'hotline' },
      { slug: 'shelter', note: 'Ask for a bed.' },
    ]
    expect(translate(records, { shelter: 'Pida una cama.' })).toEqual([
      { slug: 'hotline' },
      { slug: 'shelter', note: 'Pida una cama.' },
    ])
  })

  it('lets each language have its own tags', () => {
    expect(translate({ title: 'Pets', tags: ['dog'] }, { title: 'Mascotas', tags: ['perro', 'gato'] }).tags).toEqual([
      'perro',
      'gato',
    ])
  })
})
