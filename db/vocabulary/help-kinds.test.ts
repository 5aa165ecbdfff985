import { expect, it } from 'vitest'
import { readSeedRecords } from '../seed/records'
import { helpKinds, isHelpKind, nameHelpKind } from './help-kinds'
import { readHelpKinds } from './read-help-kinds'

it('names every kind once, in English and in Spanish', () => {
  for (const part of ['slug', 'name', 'nameEs'] as const) {
    expect(new Set(helpKinds.map((kind) => kind[part])).size, part).toBe(helpKinds.length)
  }
  expect(nameHelpKind('utility-help')).toBe('Help with heat and electric bills')
  expect(nameHelpKind('utility-help', 'es')).toBe('Ayuda con la luz y la calefacción')
  expect(nameHelpKind('gone-from-the-list')).toBe('gone from the list')
})

it.each([
  [
    ['domestic-violence', 'local-program', 'shelter-referral'],
    'housing-shelter',
    ['emergency-shelter', 'domestic-violence'],
  ],
  [['utilities', 'liheap', 'emergency-assistance'], 'financial-support', ['utility-help', 'cash-help']],
  [['section-8'], 'housing-shelter', ['housing-vouchers']],
  [['wic', 'food', 'infants', 'breastfeeding'], 'financial-support', ['breastfeeding', 'wic']],
  [['child-care', 'head-start', 'education'], 'financial-support', ['child-care', 'head-start']],
  [['veterans', 'substance-use'], 'womens-health', ['substance-use']],
  [['veterans', 'county-office'], 'rights-advocacy', ['veterans']],
  [[], 'rights-advocacy', ['legal-aid']],
] as const)('reads %j in %s as %j', (tags, category, kinds) => {
  expect(readHelpKinds({ tags, category, title: 'A place' })).toEqual(kinds)
})

it('finds at least one kind for every record', () => {
  for (const { resource } of readSeedRecords()) {
    expect(resource.helpKinds.length, resource.slug).toBeGreaterThan(0)
    expect(resource.helpKinds.every(isHelpKind), resource.slug).toBe(true)
  }
})
