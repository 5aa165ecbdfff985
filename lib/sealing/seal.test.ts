import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/env'
import { listKeys, listMarks, open, SealBroken, seal } from './seal'

const makeSecret = () => randomBytes(32).toString('base64')
const [oldSecret, newSecret] = [makeSecret(), makeSecret()]

describe('sealed text', () => {
  it('opens again in its own place, whatever its content', () => {
    for (const text of ['', 'Call my sister.', '🌼'.repeat(2000), '\u0000']) {
      const sealed = seal(text, 'a:1')
      expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
      expect(open(sealed, 'a:1')).toBe(text)
    }
  })

  it('never looks the same twice, and reveals nothing of the original', () => {
    expect(seal('canary canary', 'a:1')).not.toBe(seal('canary canary', 'a:1'))
    expect(Buffer.from(seal('canary', 'a:1').split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
      'canary',
    )
  })

  it('does not open in another row, with a changed byte, or truncated', () => {
    const sealed = seal('text', 'a:1')
    expect(() => open(sealed, 'a:2')).toThrow(SealBroken)
    const [id, body = ''] = sealed.split('.')
    for (let at = 0; at < body.length; at += 5) {
      const bytes = Buffer.from(body, 'base64url')
      const where = at % bytes.length
      bytes[where] = (bytes[where] ?? 0) ^ 1
      expect(() => open(`${id}.${bytes.toString('base64url')}`, 'a:1')).toThrow(SealBroken)
    }
    for (const broken of ['', id ?? '', `${id}.`, `${id}.AAAA`, `00000000.${body}`]) {
      expect(() => open(broken, 'a:1')).toThrow(SealBroken)
    }
  })

  it('opens with an older key after a key change, and is sealed with the new one', () => {
    const before = seal('text', 'a:1', listKeys('seal', [oldSecret]))
    const both = listKeys('seal', [newSecret, oldSecret])
    expect(open(before, 'a:1', both)).toBe('text')
    const after = seal('text', 'a:1', both)
    expect(after.slice(0, 8)).not.toBe(before.slice(0, 8))
    expect(() => open(before, 'a:1', listKeys('seal', [newSecret]))).toThrow(SealBroken)
  })

  it('uses a separate key for each purpose', () => {
    const [one, two] = [listKeys('seal', [oldSecret])[0], listKeys('pin', [oldSecret])[0]]
    expect(one.bytes.equals(two.bytes)).toBe(false)
    expect(listMarks('ann@example.org')).toEqual(listMarks('ann@example.org'))
    expect(listMarks('ann@example.org')).not.toEqual(listMarks('bob@example.org'))
  })

  it('requires a key', () => {
    expect(() => listKeys('seal', [])).toThrow('not set up')
  })
})

describe('ENCRYPTION_KEY', () => {
  it('is one key or several', () => {
    const read = readEnv({ ENCRYPTION_KEY: `${newSecret}, ${oldSecret}` })
    expect(read).toMatchObject({ env: { ENCRYPTION_KEY: [newSecret, oldSecret] } })
  })

  it.each(['short', makeSecret().slice(4), 'not base64 at all, not base64 at all, no', `${makeSecret()},`])(
    'that is invalid (%s) is reported by name',
    (value) => {
      const { problems } = readEnv({ ENCRYPTION_KEY: value }) as { problems: string[] }
      expect(problems).toEqual([expect.stringMatching(/^ENCRYPTION_KEY: should be 32 random bytes/)])
    },
  )
})
