import { expect, it } from 'vitest'
import { isForMenOnly, isForTheYoung, isOfficeOnly } from './people'

const shelter = { category: 'housing-shelter', tags: ['homeless', 'shelter'] }
const treatment = { category: 'womens-health', tags: ['treatment', 'women', 'residential'] }

it.each([
  ['Salvation Army – Waco Community Kitchen and Red Shield Mens Lodge', shelter],
  ['Salvation Army – New Britain Men’s Shelter', shelter],
  ["Salvation Army – Waterloo, IA Men's Shelter", shelter],
  ['Taylor House for Men', shelter],
  ['HealthRIGHT 360 Mens Residential Program', treatment],
  ['Mens Recovery Program RRh', treatment],
  ['Park Avenue Center Mens', treatment],
  ['Rancho San Antonio Boys Home', treatment],
])('%s is for men only', (title, rest) => {
  expect(isForMenOnly({ title, ...rest })).toBe(true)
})

it.each([
  ["Salvation Army – Center of Hope Men's and Women's Shelter", shelter],
  ["WRAP Wo/Men's Resource & Rape Assistance Program", shelter],
  ["The Young Men's Christian Association of Greater Seattle", shelter],
  ['Boys & Girls Aid Society of Oregon', shelter],
  ['Inland Valley Drug and Alcohol Recovery Services/Men/Women/Children', treatment],
  ['Yellowstone Boys and Girls Ranch Community Based Services', treatment],
  ['Mendocino House', shelter],
  ['Fishers of Men', { category: 'financial-support', tags: ['food', 'food-pantry'] }],
  ["Gay Men's Health Crisis - Legal Department", { category: 'rights-advocacy', tags: ['legal-aid'] }],
])('%s is not for men only', (title, rest) => {
  expect(isForMenOnly({ title, ...rest })).toBe(false)
})

it('takes a home for young people or young mothers for what it is, but not a program against violence', () => {
  expect(isForTheYoung(['youth', 'homeless', 'shelter'])).toBe(true)
  expect(isForTheYoung(['maternity-group-home'])).toBe(true)
  expect(isForTheYoung(['domestic-violence', 'youth'])).toBe(false)
  expect(isForTheYoung(['shelter'])).toBe(false)
})

it.each([
  ['Escambia Community Clinics, Inc. Corporate Offices', true],
  ['La Clinica North Vallejo Administrative & Support Services', true],
  ['HealthFirst - Franklin HQ', true],
  ['CCH Administration & Champa Dental Clinic', false],
  ['Northside Medical Center & Administration', false],
  ['SOUTHSIDE MEDICAL CENTER - Main Center / Corporate HQ', false],
])('%s is an office where nobody is seen: %s', (title, isSo) => {
  expect(isOfficeOnly({ title, category: 'womens-health', tags: ['community-health-center'] })).toBe(isSo)
})
