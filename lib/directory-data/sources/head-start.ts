/**
 * Office of Head Start: every place where a program is given. Address and columns were read from a program that loads the
 * layer by these names. An id that lasts was not seen, so name and place are one.
 */
import { arcGis } from './arcgis'
import type { Source } from './source'

export const headStart: Source = {
  name: 'head-start',
  title: 'Head Start center locations',
  listedBy: 'the Office of Head Start',
  address:
    'https://services2.arcgis.com/ZQ4jTQn6k7VPXEwO/arcgis/rest/services/ACF_Head_Start_Locations/FeatureServer/0',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID'),
  columns: {
    title: 'service_location_name',
    street: 'address_line_one',
    city: 'city',
    state: 'state',
    zip: 'zip',
    phoneNumber: 'service_location_phone_number',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  read(cell) {
    const name = cell('service_location_name')
    const [street, more] = [cell('address_line_one'), cell('address_line_two')]
    return {
      // 'Hamilton' alone says nothing.
      title: name === '' || /\b(head ?start|e?hs|phs)\b/i.test(name) ? name : `${name} Head Start`,
      street: street.includes(more) ? street : `${street}, ${more}`,
      phoneNumber: cell('service_location_phone_number') || cell('registration_phone_number'),
    }
  },
  category: 'financial-support',
  description:
    'Head Start: free early learning, meals and family help for children under 5 in families with low income.',
  tags: ['child-care', 'head-start', 'education', 'free', 'mothers', 'under-5'],
  seeded: { listedBy: ['the Office of Head Start'], tags: ['head-start'] },
  fewest: 12_000,
  leaveOut: (cell) => (cell('status') === 'Closed' ? 'Its status is Closed.' : null),
}
