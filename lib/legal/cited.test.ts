import { describe, expect, it } from 'vitest'
import { cited, readCited } from './cited'

describe('a text with its sources', () => {
  it('names them in brackets at its end, or names none', () => {
    expect(cited(['It is free. [freeze, title-ix]', 'Ask (today).'])).toEqual([
      { text: 'It is free.', sources: ['freeze', 'title-ix'] },
      'Ask (today).',
    ])
  })

  it.each([
    'It is free [freeze].',
    'It is free.[freeze]',
    'It is free. [Freeze]',
    'It is free. [freeze,ftc]',
    'It is free. []',
    'It is [now] free. [freeze]',
    '[freeze]',
  ])('is rejected with brackets in any other form: %s', (written) => {
    expect(() => readCited(written)).toThrow('Sources stand in brackets')
  })
})
