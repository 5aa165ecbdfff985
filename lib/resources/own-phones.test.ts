import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { createPhoneLine } from './entry-lines'
import { choosePhone, listOwnPhones } from './own-phones'
import type { PhoneDto } from './schema'

const phone = (number: string, more: Partial<PhoneDto> = {}): PhoneDto => ({
  number,
  extension: null,
  type: 'text',
  keyword: null,
  languages: [],
  description: null,
  ...more,
})
const textLine = [phone('741741', { keyword: 'HOME' }), phone('741741', { keyword: 'AYUDA', languages: ['es'] })]
const voices = [
  phone('1-800-555-0100', { type: 'voice' }),
  phone('1-800-555-0101', { type: 'voice', languages: ['es'] }),
]

describe('a number with a word for each language', () => {
  it('shows readers of Spanish their word alone, and readers of English both', () => {
    expect(listOwnPhones(textLine, 'es').map(({ keyword }) => keyword)).toEqual(['AYUDA'])
    expect(listOwnPhones(textLine, 'en').map(({ keyword }) => keyword)).toEqual(['HOME', 'AYUDA'])
  })

  it('has a button with the word of the page', () => {
    expect(choosePhone(textLine, 'text', 'es')?.keyword).toBe('AYUDA')
    expect(choosePhone(textLine, 'text', 'en')?.keyword).toBe('HOME')
  })

  it('keeps every other number, answered in Spanish or not', () => {
    expect(listOwnPhones([...voices, ...textLine], 'es')).toEqual([...voices, textLine[1]])
    expect(choosePhone(voices, 'voice', 'es')?.number).toBe('1-800-555-0101')
  })

  it('is printed with the word of the paper', () => {
    const entry = { title: 'Line', tags: [], hours: null, phones: textLine } as never
    const print = () =>
      createPhoneLine(entry)
        .map(({ text }) => text)
        .join(' ')
    expect(inLanguage('es', print)).toContain('AYUDA')
    expect(inLanguage('es', print)).not.toContain('HOME')
    expect(inLanguage('en', print)).toContain('HOME')
  })
})
