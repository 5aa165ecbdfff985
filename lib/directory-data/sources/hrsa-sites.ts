/**
 * HRSA: Health Center Service Delivery and Look-Alike Sites. Address and columns were read from programs that load the
 * published file by these names, and from a test's copy of its first line of July 2026.
 */
import type { Source } from './source'

export const hrsaSites: Source = {
  name: 'hrsa-sites',
  title: 'Health Center Service Delivery and Look-Alike Sites',
  listedBy: 'HRSA',
  address: 'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
  license: 'US public domain',
  rhythm: 'weekly',
  format: { kind: 'csv' },
  columns: {
    id: 'BPHC Assigned Number',
    title: 'Site Name',
    street: 'Site Address',
    city: 'Site City',
    state: 'Site State Abbreviation',
    zip: 'Site Postal Code',
    phoneNumber: 'Site Telephone Number',
    url: 'Site Web Address',
    latitude: 'Geocoding Artifact Address Primary Y Coordinate',
    longitude: 'Geocoding Artifact Address Primary X Coordinate',
  },
  category: 'womens-health',
  description: 'A health center that sees everyone. What you pay depends on your income.',
  tags: ['community-health-center', 'sliding-scale'],
  seeded: { listedBy: ['HRSA'], tags: ['community-health-center'] },
  fewest: 8000,
  leaveOut(cell) {
    const status = cell('Site Status Description')
    if (status !== 'Active') return `Its status is ${status || 'not told'}.`
    return cell('Health Center Type Description') === 'Administrative' ? 'It is an office that sees nobody.' : null
  },
}
