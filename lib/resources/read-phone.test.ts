import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { createPhoneLine } from './entry-lines'
import { choosePhone, listOwnPhones, readPhone } from './read-phone'
import type { PhoneDto } from './schema'

test.each([
  ['(512) 555-0100', '512-555-0100', null],
  ['512.555.0100 ext. 4', '512-555-0100', '4'],
  ['512 555 0100 x12', '512-555-0100', '12'],
  ['+1 800 799 7233', '1-800-799-7233', null],
  ['1-800-799-SAFE (7233)', '1-800-799-7233', null],
  ['1-800-799-SAFE', '1-800-799-7233', null],
  ['1-855-4VICTIM (855-484-2846)', '855-484-2846', null],
  ['1-800-FYI-CALL (1-800-394-2255)', '1-800-394-2255', null],
  ['1-800-4-A-CHILD', '1-800-422-4453', null],
  ['1-800-FIND-HELP', '1-800-346-3435', null],
  ['1 (800) 799–7233', '1-800-799-7233', null],
  ['512\u00a0555\u20110100', '512-555-0100', null],
  ['tel:+15125550100', '1-512-555-0100', null],
  ['512-555-0100;ext=4', '512-555-0100', '4'],
  ['202-555-0100 or 202-555-0101', '202-555-0100', null],
  ['(202) 555-0100 / (202) 555-0101', '202-555-0100', null],
  ['988', '988', null],
  ['741741', '741741', null],
])('%s is dialed as %s', (text, number, extension) => {
  expect(readPhone(text)).toEqual({ number, extension })
})

test.each([
  '',
  'call us',
  '12',
  '555-0100',
  '555-0100 or 555-0101',
  '202-555-O100',
  '2O2-555-01OO',
  '202-555-0l00',
  '202-555-0100 or 5',
  '+44 20 7946 0958',
  'alert(1)',
  '<script>',
  '12345678',
])('%j is not a phone number', (text) => {
  expect(readPhone(text)).toBeNull()
})

it('reads back what it wrote', () => {
  for (const number of ['512-555-0100', '1-800-799-7233', '988']) expect(readPhone(number)?.number).toBe(number)
})

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
