import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { cleanText, email, httpsUrl, id, instant, oneLine, url } from './text'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const utf16 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success
}

describe('text input', () => {
  const text = cleanText({ min: 0, max: 1000 })

  test('is trimmed, composed (NFC) and uses \\n for every kind of line break', () => {
    expect(text.parse('  Zoe\u0308 \r\nand\rI\u2028end ')).toBe('Zo\u00eb \nand\nI\nend')
  })

  test('with U+0000 is refused, wherever it appears', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(accepts(text, `${before}\u0000${after}`)).toBe(false)
      }),
    )
  })

  test('with half a surrogate pair is refused, but whole pairs pass', () => {
    expect(accepts(text, 'a\ud83db')).toBe(false)
    expect(accepts(text, '\udc00')).toBe(false)
    expect(text.parse('💛')).toBe('💛')
    fc.assert(
      fc.property(utf16, (value) => {
        if (/\p{Surrogate}/u.test(value)) expect(accepts(text, value)).toBe(false)
      }),
    )
  })

  test('drops control characters, but keeps tabs and newlines', () => {
    expect(text.parse('a\u0007b\u001bc\u007fd\u009be\tf\ng')).toBe('abcde\tf\ng')
  })

  test('is unchanged if parsed again', () => {
    for (const schema of [text, oneLine({ min: 0, max: 1000 })]) {
      fc.assert(
        fc.property(fc.oneof(anyText, utf16), (value) => {
          const first = schema.safeParse(value)
          if (first.success) expect(schema.parse(first.data)).toBe(first.data)
        }),
        { numRuns: 500 },
      )
    }
  })

  test('never contains characters that the database refuses', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, utf16), (value) => {
        const result = text.safeParse(value)
        if (!result.success) return
        expect(result.data).toBe(result.data.normalize('NFC').trim())
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
        expect(result.data).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
      }),
    )
  })

  test('is limited in code points, not in UTF-16 code units', () => {
    const short = cleanText({ min: 2, max: 3 })
    expect(['💛', '💛💛', '💛💛💛', '💛💛💛💛'].map((value) => accepts(short, value))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(accepts(cleanText({ max: 10 }), ' \n ')).toBe(false)
    expect(accepts(cleanText({ max: 10 }), 7)).toBe(false)
  })

  test('has an error message that says what to do without repeating the input', () => {
    const result = cleanText({ max: 3 }).safeParse('canary')
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(['Please use at most 3 characters.'])
  })
})

describe('a line of text', () => {
  const line = oneLine({ max: 100 })

  test('has no line breaks, so nothing can be injected into an email header', () => {
    expect(line.parse('Hello\r\nBcc: all@example.org')).toBe('Hello Bcc: all@example.org')
    fc.assert(
      fc.property(anyText, (value) => {
        const result = line.safeParse(value)
        if (result.success) expect(result.data).not.toMatch(/[\r\n\u2028\u2029\u0085]/)
      }),
    )
  })

  test('has no characters that reverse the text direction', () => {
    expect(line.parse('ann\u202egpj.exe\u2066')).toBe('anngpj.exe')
  })

  test('keeps the joiners that Persian and emoji need', () => {
    expect(line.parse('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩‍👧')).toBe(
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 👩‍👧',
    )
  })
})

describe('an email address', () => {
  test('is converted to lowercase and trimmed', () => {
    expect(email.parse('  Ann.Lee+News@Example.ORG ')).toBe('ann.lee+news@example.org')
  })

  test.each([
    'ann',
    'ann@',
    '@example.org',
    'ann@example.org, eve@example.org',
    'ann@example.org\r\nBcc: eve@example.org',
    'ann＠example.org',
    'ann@exam ple.org',
    '"ann"@example.org>',
    `${'a'.repeat(250)}@example.org`,
  ])('is not valid as %j', (value) => {
    expect(accepts(email, value)).toBe(false)
  })
})

describe('an id', () => {
  test('is a UUID, in upper- or lowercase', () => {
    expect(id.parse('0B9FE1C8-2C3B-4B8F-9E7B-0A6D5D8F2C11')).toBe('0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11')
  })

  test.each(['', '1', 'abc', '99999999999', '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c1', "' or 1=1"])(
    'is not %j',
    (value) => {
      expect(accepts(id, value)).toBe(false)
    },
  )
})

describe('a web address', () => {
  test('is an http or https URL with a domain name', () => {
    expect(url.parse(' https://Example.org/a b ')).toBe('https://example.org/a%20b')
    expect(url.parse('http://example.org')).toBe('http://example.org/')
    expect(accepts(httpsUrl, 'http://example.org')).toBe(false)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user@example.org/',
    'https://:secret@example.org/',
    'https://localhost/',
    '//example.org',
    'example.org',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('is not %s', (value) => {
    expect(accepts(url, value)).toBe(false)
  })
})

test('an instant is written as ISO 8601 in UTC, from a Date or from text', () => {
  expect(instant.parse(new Date(0))).toBe('1970-01-01T00:00:00.000Z')
  expect(instant.parse('2026-01-02 03:04:05+00')).toBe('2026-01-02T03:04:05.000Z')
})
