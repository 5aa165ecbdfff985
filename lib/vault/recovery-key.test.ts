import { describe, expect, it } from 'vitest'
import { createRecoveryKey, readRecoveryKey } from './recovery-key'

describe('a recovery key', () => {
  it('is seven groups of four unambiguous letters and digits', () => {
    expect(createRecoveryKey()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, createRecoveryKey)).size).toBe(200)
  })

  it('is read in lowercase, with spaces or en dashes, and with O for 0 and I or L for 1', () => {
    const key = createRecoveryKey()
    expect(readRecoveryKey(key.toLowerCase())).toBe(key)
    expect(readRecoveryKey(` ${key.replaceAll('-', '  ')}\n`)).toBe(key)
    expect(readRecoveryKey(key.replaceAll('-', '\u2013'))).toBe(key)
    expect(readRecoveryKey(key.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(key)
  })

  it('detects nearly every single-character typo', () => {
    const key = createRecoveryKey()
    let unnoticed = 0
    for (let at = 0; at < key.length; at += 1) {
      if (key[at] === '-') continue
      const wrong = key.slice(0, at) + (key[at] === 'X' ? 'Y' : 'X') + key.slice(at + 1)
      try {
        readRecoveryKey(wrong)
        unnoticed += 1
      } catch {}
    }
    expect(unnoticed).toBeLessThan(2)
  })

  it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23', '!!!!-!!!!-!!!!-!!!!-!!!!-!!!!-!!!!'])(
    'refuses "%s"',
    (typed) => {
      expect(() => readRecoveryKey(typed)).toThrow('mistyped-recovery-key')
    },
  )
})
