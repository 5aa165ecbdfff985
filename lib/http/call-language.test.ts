import { describe, expect, it } from 'vitest'
import { readCallLanguage } from './call-language'

function read(query: string, headers: Record<string, string> = {}) {
  return readCallLanguage(new Request(`http://localhost/api/contact${query}`, { headers }))
}

describe('the language of an API call', () => {
  it('is English unless another supported language is requested', () => {
    expect(read('')).toBe('en')
    expect(read('', { 'accept-language': 'fr, de;q=0.5' })).toBe('en')
    expect(read('?lang=fr')).toBe('en')
  })

  it('is the one in the address, regardless of the headers', () => {
    expect(read('?lang=es', { 'accept-language': 'en' })).toBe('es')
    expect(read('?lang=es-MX')).toBe('es')
    expect(read('?lang=en', { 'accept-language': 'es' })).toBe('en')
  })

  it('is the supported language that a program prefers most', () => {
    expect(read('', { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' })).toBe('es')
    expect(read('', { 'accept-language': 'es;q=0.3, en;q=0.7' })).toBe('en')
    expect(read('', { 'accept-language': 'fr, es;q=0.2' })).toBe('es')
    expect(read('', { 'accept-language': 'es;q=0' })).toBe('en')
  })

  it('is that of our own page, regardless of browser preferences', () => {
    expect(read('', { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' })).toBe('en')
    expect(read('?lang=es', { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' })).toBe('es')
  })
})
