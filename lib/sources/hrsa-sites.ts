/**
 * HRSA: Health Center Service Delivery and Look-Alike Sites. Its shape was read from programs that load the published file
 * by these column names, one of them from this address, and from a test's copy of its first line of July 2026.
 */
import type { Source } from './source'

export const hrsaSites: Source = {
  name: 'hrsa-sites',
  title: 'HRSA health center sites',
  address: 'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
  license: 'US public domain',
  rhythm: 'daily',
  format: 'csv',
  columns: {
    'BPHC Assigned Number': 'id',
    'Site Name': 'title',
    'Health Center Name': 'organization',
    'Site Address': 'street',
    'Site City': 'city',
    'Site State Abbreviation': 'state',
    'Site Postal Code': 'zip',
    'Site Telephone Number': 'phoneNumber',
    'Site Web Address': 'url',
  },
  category: 'healthcare',
  description: 'A health center that sees everyone. What you pay depends on your income.',
  fewest: 8000,
  leaveOut(cell) {
    const status = cell('Site Status Description')
    return status !== '' && status.toLowerCase() !== 'active' ? `Its status is ${status}.` : null
  },
}
