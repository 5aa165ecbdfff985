/**
 * HUD: approved housing counseling agencies. All of them answer a search 5,000 miles around Washington, as HUD's own
 * partner (cfpb/consumerfinance.gov) asks for them; the names of the columns are from copies of its answers.
 */
import type { Source } from './source'

export const hudCounselors: Source = {
  name: 'hud-counselors',
  title: 'HUD-approved housing counseling agencies',
  listedBy: 'HUD',
  address: 'https://data.hud.gov/Housing_Counselor/searchByLocation?Lat=38.8951&Long=-77.0367&Distance=5000',
  license: 'US public domain',
  rhythm: 'weekly',
  format: {
    kind: 'json',
    page: (address) => address,
    rows: (body) => (Array.isArray(body) ? body : null),
    hasMore: () => false,
  },
  columns: {
    id: 'agcid',
    title: 'nme',
    street: 'adr1',
    city: 'city',
    state: 'statecd',
    zip: 'zipcd',
    phoneNumber: 'phone1',
    url: 'weburl',
    latitude: 'agc_ADDR_LATITUDE',
    longitude: 'agc_ADDR_LONGITUDE',
  },
  category: 'housing-shelter',
  description:
    'Housing counselors approved by HUD. Ask about rent, eviction, foreclosure, buying a home and repairing credit. Advice on keeping your home is free.',
  tags: ['housing-counseling'],
  seeded: { listedBy: ['HUD'], tags: ['housing-counseling'] },
  fewest: 1000,
  leaveOut: (cell) => (/^P\.? ?O\.? BOX/i.test(cell('adr1')) && cell('phone1') === '' ? 'It has no phone.' : null),
}
