import { describe, expect, it } from 'vitest'
import { judgePassphrase, readPassphrase, suggestPassphrase } from './passphrase'

describe('a passphrase', () => {
  it.each([
    'violet kettle north sparrow',
    'Tr0ub4dor&3-zebra',
    'mi gata duerme en el sol',
    '保管庫の鍵は海辺の猫と月と星',
  ])('is taken: %s', (typed) => {
    expect(judgePassphrase(typed)).toBeNull()
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
  ])('is refused, with what to do instead: %s', (typed) => {
    expect(judgePassphrase(typed)).toMatch(/^Use at least 12|^This would be easy to guess/)
  })

  it('is the same whether the keyboard composes an accent or not, and without the space that it adds at the end', () => {
    expect(readPassphrase('cafe\u0301 al sol azul ')).toBe('caf\u00e9 al sol azul')
  })

  it('is suggested as five random words that are themselves taken', async () => {
    const suggested = new Set<string>()
    for (let count = 0; count < 20; count += 1) suggested.add(await suggestPassphrase())
    expect(suggested.size).toBe(20)
    for (const words of suggested) {
      expect(words).toMatch(/^[a-z]+( [a-z]+){4}$/)
      expect(judgePassphrase(words)).toBeNull()
    }
  })
})
