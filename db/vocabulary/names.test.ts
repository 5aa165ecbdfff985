import { expect, test } from 'vitest'
import { cleanName } from './names'

// All of these stand in lists that we read, but for the broken UTF-8.
test.each([
  ['Malden Head Start & Children?s Services', "Malden Head Start & Children's Services"],
  ['William ?Bill? Castellanos Head Start', 'William “Bill” Castellanos Head Start'],
  ['Badlands Head Start: Prenatal to Five ? Perkins', 'Badlands Head Start: Prenatal to Five – Perkins'],
  ['Orlando Outpatient Center Outpatient Center', 'Orlando Outpatient Center'],
  ['Gateway Campus Gateway Campus Integrated Health Home', 'Gateway Campus Integrated Health Home'],
  ['Womenâ€™s Center of PeÃ±asco', "Women's Center of Peñasco"],
  ['Food &amp; Friends  House', 'Food & Friends House'],
  ["What's for Suppa? Food Pantry", "What's for Suppa? Food Pantry"],
  ['Walla Walla Clinic', 'Walla Walla Clinic'],
  ['Ha Ha Tonka Clinic', 'Ha Ha Tonka Clinic'],
  ['Growing Words - EsKwa?lmi Nuwewlstn Head Start', 'Growing Words - EsKwa?lmi Nuwewlstn Head Start'],
])('%s is %s', (name, clean) => {
  expect(cleanName(name)).toBe(clean)
})

test.each([
  ['Ha Andalusia', 'Housing Authority of Andalusia'],
  ['HA of King County', 'Housing Authority of King County'],
  ['Harris County Housing Authority', 'Harris County Housing Authority'],
])('of a housing agency, %s is %s', (name, clean) => {
  expect(cleanName(name, ['public-housing-agency'])).toBe(clean)
})
