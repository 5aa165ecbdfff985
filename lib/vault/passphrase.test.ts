import { describe, expect, it } from 'vitest'
import { checkPassphrase, readPassphrase, suggestPassphrase } from './passphrase'

describe('a passphrase', () => {
  it.each([
    'violet kettle north sparrow',
    'Tr0ub4dor&3-zebra',
    'mi gata duerme en el sol',
    '保管庫の鍵は海辺の猫と月と星',
  ])('is accepted: %s', (typed) => {
    expect(checkPassphrase(typed)).toBeNull()
  })

  it.each([
    '',
    'short',
    'elevenchars',
    '            a',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '1234567890123456',
    '03/04/1985 03/04/1985',
    'password12345',
    'Qwerty!!123456',
    'marigold 2026',
  ])('is refused, with a reason: %s', (typed) => {
    expect(checkPassphrase(typed)).toMatch(/^(short|guessable)$/)
  })

  it('is the same regardless of composed accents or a space that the keyboard adds at the end', () => {
    expect(readPassphrase('cafe\u0301 al sol azul ')).toBe('caf\u00e9 al sol azul')
  })

  it.each(['en-US', 'es-US'])('is suggested in %s as five random words, and accepted', async (locale) => {
    const suggested = new Set<string>()
    for (let count = 0; count < 20; count += 1) suggested.add(await suggestPassphrase(locale))
    expect(suggested.size).toBe(20)
    for (const words of suggested) {
      expect(words).toMatch(/^[a-z]+( [a-z]+){4}$/)
      expect(checkPassphrase(words)).toBeNull()
    }
  })

  it('is no easier to guess in Spanish without its accents', async () => {
    const { wordlist } = await import('@scure/bip39/wordlists/spanish.js')
    expect(new Set(wordlist.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''))).size).toBe(2048)
  })
})
