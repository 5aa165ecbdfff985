/**
 * Indian Health Service: the layer behind its own search (ihs.gov/findhealthcare). Address and columns were read from a
 * program that loads it by these names. Its code (ASUFAC) is shared by several places, so name and place are the id.
 */
import { arcGis } from './arcgis'
import type { Source } from './source'

const noCare = ['Tribal Health Administration', 'Clinical Staff Housing']

export const ihsFacilities: Source = {
  name: 'ihs-facilities',
  title: 'IHS, Tribal and Urban Indian health facilities',
  listedBy: 'the Indian Health Service',
  address:
    'https://services2.arcgis.com/VFLAJVozK0rtzQmT/arcgis/rest/services/ITU_Health_Facilities_View/FeatureServer/0',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID_1'),
  columns: {
    title: 'FACILITY_NAME',
    street: 'PHYSICAL_STREET',
    city: 'CITY',
    state: 'STATE',
    zip: 'ZIP',
    phoneNumber: 'PHONE',
    url: 'WEBSITE_URL',
    latitude: 'LATITUDE',
    longitude: 'LONGITUDE',
  },
  category: 'womens-health',
  description: 'Health care for American Indian and Alaska Native people.',
  tags: ['tribal-health', 'native'],
  seeded: { listedBy: ['the Indian Health Service'], tags: ['tribal-health'] },
  fewest: 700,
  leaveOut(cell) {
    const status = cell('STATUS')
    if (status && status !== 'Active') return `Its status is ${status}.`
    return noCare.includes(cell('SERVICE_TYPE')) ? 'It is an office or a home for staff.' : null
  },
}
