import { describe, expect, it, test } from 'vitest'
import { readReturnPath } from './return-path'

const TAB = '\t'
const evil = [
  'https://evil.example',
  'http://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  `/${TAB}/evil.example`,
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'dashboard',
  '@evil.example',
  ':evil.example',
  '.evil.example',
  '?next=https://evil.example',
  '#//evil.example',
  '%2F%2Fevil.example',
  'http:/\\evil.example',
  ' /dashboard',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  '/%00',
  '/%',
  '/%ff',
  '/api/login',
  '/es/sign-in',
  '/api/logout?x=1',
  '/%61pi/login',
  '/API/login',
  '/sign-in/error/again',
  '/leave',
  `/${'a'.repeat(2000)}`,
  '',
  null,
  undefined,
]

describe('the return path after signing in', () => {
  test.each(evil)('rejects %j', (asked) => {
    expect(readReturnPath(asked)).toBe('/dashboard')
  })

  test.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/saved?status=applied#top', '/dashboard/saved?status=applied#top'],
    ['/resources/search?q=shelter%20near&state=VT', '/resources/search?q=shelter%20near&state=VT'],
    ['/resources/housing-shelter/a//b', '/resources/housing-shelter/a//b'],
    ['/a/../admin', '/admin'],
    ['/about?next=https://evil.example', '/about?next=https://evil.example'],
    ['/apiary', '/apiary'],
    ['/@evil.example', '/@evil.example'],
    ['/ñ', '/%C3%B1'],
  ])('accepts %s', (asked, path) => {
    expect(readReturnPath(asked)).toBe(path)
  })

  it('stays on this site when a browser resolves it', () => {
    for (const asked of evil)
      expect(new URL(readReturnPath(asked), 'https://site.example').origin).toBe('https://site.example')
  })
})
