/**
 * HUD: public housing agencies, layer 1 of the Resource Locator. Address and columns were read from a program that loads
 * the layer by these names. The agency's code (PARTICIPANT_CODE) stands in HUD's other layers; that it stands in this one
 * was not seen, so name and place are its id.
 */
import { arcGis } from './arcgis'
import type { Source } from './source'

export const hudHousingAuthorities: Source = {
  name: 'hud-housing-authorities',
  title: 'Public housing agencies (HUD Resource Locator)',
  listedBy: 'HUD',
  address: 'https://egis.hud.gov/arcgis/rest/services/hrl/HudResourceLocator/MapServer/1',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID'),
  columns: {
    title: 'FORMAL_PARTICIPANT_NAME',
    street: 'STD_ADDR',
    city: 'STD_CITY',
    state: 'STD_ST',
    zip: 'STD_ZIP5',
    phoneNumber: 'HA_PHN_NUM',
    latitude: 'y',
    longitude: 'x',
  },
  read(cell) {
    const kind = cell('HA_PROGRAM_TYPE')
    const tags = [...(kind === 'Low-Rent' ? [] : ['section-8']), ...(kind === 'Section 8' ? [] : ['public-housing'])]
    return { tags: ['public-housing-agency', ...tags].join('; ') }
  },
  category: 'housing-shelter',
  description: 'Local agency for rent vouchers or public housing; ask about waiting lists.',
  tags: ['public-housing-agency'],
  seeded: { listedBy: ['HUD'], tags: ['public-housing-agency'] },
  fewest: 2500,
  leaveOut: () => null,
}
