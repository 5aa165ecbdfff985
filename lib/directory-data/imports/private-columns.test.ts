import { describe, expect, it } from 'vitest'
import { findPrivacyKind, findStem, findTopic, isPrivateText, readPrivacy } from './private-columns'

const TODAY = '2026-11-28'
const read = (name: string, value: string) => {
  const kind = findPrivacyKind(name)
  return kind && readPrivacy(kind, name, value, TODAY)
}

describe('a column of another list that says what is not for the public', () => {
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
  ])('%s of “%s” means: %s', (name, value, meaning) => {
    expect(read(name, value)).toBe(meaning)
  })

  it.each(['IRSStatus', 'Legal Status', 'service_immigration_status', 'Name', 'Private pay', 'Hours', 'Description'])(
    'is not %s',
    (name) => {
      expect(findPrivacyKind(name)).toBeNull()
    },
  )

  it('names the phone or the address that it is about, and else means the row', () => {
    expect(findStem('Phone1IsPrivate')).toBe('phone1')
    expect(findTopic('Phone1IsPrivate')).toBe('phone')
    expect(findTopic('PhysicalAddressIsPrivate')).toBe('address')
    expect(findTopic('Confidential location?')).toBe('address')
    expect(findTopic('MailingAddressIsPrivate')).toBe('other')
    expect(findTopic('Confidential')).toBe('row')
  })

  it('can also be the words beside a number', () => {
    expect(isPrivateText('Staff cell, do not give out')).toBe(true)
    expect(isPrivateText('Main line')).toBe(false)
  })
})
