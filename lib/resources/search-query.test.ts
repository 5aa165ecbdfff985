import { describe, expect, it } from 'vitest'
import { readTypedText } from './search-query'

describe('what a person means by what she typed', () => {
  it.each([
    ['shelter', 'shelter', null],
    ['Texas', '', 'TX'],
    ['tx', '', 'TX'],
    ['TX', '', 'TX'],
    ['shelter in Texas', 'shelter', 'TX'],
    ['legal aid, ohio', 'legal aid', 'OH'],
    ['west virginia', '', 'WV'],
    ['clinic near West Virginia', 'clinic', 'WV'],
    ['Virginia Beach clinic', 'Virginia Beach clinic', null],
    ['kansas city shelter', 'kansas city shelter', null],
    ['washington dc', '', 'DC'],
    ['Washington, D.C. legal aid', 'legal aid', 'DC'],
    ['washington', '', 'WA'],
    ['washington county shelter', 'washington county shelter', null],
    ['new york city', '', 'NY'],
    ['puerto rico', '', 'PR'],
    ['virgin islands', '', 'VI'],
    ['help me', 'help me', null],
    ['shelter or housing', 'shelter or housing', null],
    ['housing in or', 'housing in or', null],
    ['housing in OR', 'housing', 'OR'],
    ['portland, or', 'portland', 'OR'],
    ['or', '', 'OR'],
    ['HELP ME', 'HELP ME', null],
    ['dv shelter ca', 'dv shelter', 'CA'],
    ["i'm scared", "i'm scared", null],
  ])('%j is the words %j in %j', (typed, text, state) => {
    expect(readTypedText(typed)).toMatchObject({ text, state })
  })

  it.each([
    ['78701', '', 'TX', '78701'],
    ['clinic 78701', 'clinic', 'TX', '78701'],
    ['clinic near 10001-1234', 'clinic', 'NY', '10001'],
    ['96913', '', 'GU', '96913'],
    ['00901', '', 'PR', '00901'],
    ['96799', '', 'AS', '96799'],
  ])('%j is the words %j in %j, near %j', (typed, text, state, zip) => {
    expect(readTypedText(typed)).toEqual({ text, state, zip })
  })

  it('leaves numbers alone that are no ZIP code', () => {
    expect(readTypedText('00001')).toEqual({ text: '00001', state: null, zip: null })
    expect(readTypedText('form 123456')).toEqual({ text: 'form 123456', state: null, zip: null })
  })
})
