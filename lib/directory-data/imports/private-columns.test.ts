import { describe, expect, it } from 'vitest'
import { findPrivacyKind, findStem, findTopic, isPrivateText, readPrivacy } from './private-columns'

const TODAY = '2026-11-28'
const read = (name: string, value: string) => {
  const kind = findPrivacyKind(name)
  return kind && readPrivacy(kind, name, value, TODAY)
}

describe('a column of another list that marks private data', () => {
  it.each([
    ['ExcludeFromWebsite', 'True', 'out'],
    ['ExcludeFromWebsite', 'No', 'take'],
    ['ExcludeFromDirectory', 'Yes', 'out'],
    ['exclude_from_public_search', '', 'take'],
    ['Do not publish', 'x', 'out'],
    ['AgencyStatus', 'Active', 'take'],
    ['AgencyStatus', 'Inactive', 'out'],
    ['AgencyStatus', 'Active, but do not refer', 'out'],
    ['STATUS', 'Available', 'take'],
    ['status', '', 'take'],
    ['status', 'temporarily closed', 'out'],
    ['ServiceOption_Status', '["Inactive"]', 'out'],
    ['ServiceOption_Status', '["Active"]', 'take'],
    ['ServiceOption_Status', 'Cancelled - DO NOT USE', 'out'],
    ['Service_Status', 'Level 3', 'unsure'],
    ['ISACTIVE', 'FALSE', 'out'],
    ['ISACTIVE', 'TRUE', 'take'],
    ['SHOW_ON_PUBLIC_SITE', '0', 'out'],
    ['AvailableForDirectory', 'No', 'out'],
    ['Is this service open?', 'No', 'out'],
    ['Is this service open?', 'Yes', 'take'],
    ['Published', 'no', 'out'],
    ['Open', 'Mon-Fri 9-5', 'take'],
    ['Internal', 'Yes', 'out'],
    ['internal_only', 'maybe', 'unsure'],
    ['Confidential', 'Yes', 'out'],
    ['is_private', 'N', 'take'],
    ['MadeInactiveOn', '2025-06-09 19:29:58', 'out'],
    ['MadeInactiveOn', '1900-01-01 0:00:00', 'take'],
    ['end_date', '2031-01-01', 'take'],
    ['InternalNotes', 'Gate code 1234', 'take'],
    ['Display physical address to public users?', 'No', 'out'],
    ['Display physical address to public users?', 'Yes', 'take'],
    ['Show on Map', 'No', 'out'],
    ['Publish Phone?', 'N', 'out'],
    ['Address Public?', 'Public', 'take'],
    ['hide_address', 'Yes', 'out'],
    ['CONFIDENTI', 'Y', 'out'],
    ['For internal use only', 'x', 'out'],
    ['Visibility', 'Internal', 'out'],
    ['Visibility', 'Everyone', 'take'],
    ['privacy_level', 'members', 'unsure'],
    ['inactiveTemporary', 'true', 'out'],
    ['On Website', '0', 'out'],
    ['searchable', 'false', 'out'],
    ['Valid Until', '2025-01-01', 'out'],
    ['Privado', 'Sí', 'out'],
    ['Activo', 'No', 'out'],
    ['Activo', 'sí', 'take'],
    ['Oculto', 'Sí', 'out'],
  ])('%s of “%s” means: %s', (name, value, meaning) => {
    expect(read(name, value)).toBe(meaning)
  })

  it.each([
    'IRSStatus',
    'Legal Status',
    'service_immigration_status',
    'Name',
    'Private pay',
    'Hours',
    'Description',
    'Private School',
    'Geocode confidence',
    'Audience',
  ])('is not %s', (name) => {
    expect(findPrivacyKind(name)).toBeNull()
  })

  it('names the phone or the address that it is about, and else means the row', () => {
    expect(findStem('Phone1IsPrivate')).toBe('phone1')
    expect(findTopic('Phone1IsPrivate')).toBe('phone')
    expect(findTopic('PhysicalAddressIsPrivate')).toBe('address')
    expect(findTopic('Confidential location?')).toBe('address')
    expect(findTopic('MailingAddressIsPrivate')).toBe('other')
    expect(findTopic('Confidential')).toBe('row')
    // The address is hidden then, and the record stays.
    expect([findPrivacyKind('Hide address'), findTopic('Hide address')]).toEqual(['private', 'address'])
    expect([findPrivacyKind('Show on Map'), findTopic('Show on Map')]).toEqual(['private', 'address'])
    expect(findStem('Publish Phone 2?')).toBe('phone2')
    expect(findStem('hide_phone1')).toBe('phone1')
  })

  it('can also be the words beside a number', () => {
    expect(isPrivateText('Staff cell, do not give out')).toBe(true)
    expect(isPrivateText('Main line')).toBe(false)
  })
})
