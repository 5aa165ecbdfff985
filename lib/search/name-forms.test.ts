import { describe, expect, it } from 'vitest'
import { isFormOfName } from './name-forms'

describe('a name typed as one word', () => {
  it.each([
    [' harbor house ', 'harborhouse'],
    [' my sisters place ', 'mysistersplace'],
    [' lincoln county the turning point ', 'turningpoint'],
    [' legal aid foundation of los angeles ', 'lafla'],
    [' texas riogrande legal aid ', 'trla'],
    [' rainn ', 'rainn'],
  ])('%s: %s', (name, typed) => {
    expect(isFormOfName(name, typed)).toBe(true)
  })

  it.each([
    [' harbor house ', 'harborho'],
    [' harbor house ', 'borhouse'],
    [' legal aid foundation of los angeles ', 'lafola'],
    [' house of hope ', 'hh'],
  ])('%s is not %s', (name, typed) => {
    expect(isFormOfName(name, typed)).toBe(false)
  })
})
