/**
 * Department of Veterans Affairs: Facilities API, version 1. It asks for a key, which is free (developer.va.gov). The
 * shape was read from programs that load it and from stored answers; the address with `api` from two of them.
 */
import { numberedPages, type Source } from './source'

interface Page {
  data: Record<string, unknown>[]
  meta: { pagination?: { totalPages?: unknown } }
}

const kinds: Record<string, string> = {
  va_health_facility: 'veterans; va-health',
  vet_center: 'veterans; vet-center',
  va_benefits_facility: 'veterans; va-benefits',
}

export const vaFacilities: Source = {
  name: 'va-facilities',
  title: 'VA facilities',
  listedBy: 'the Department of Veterans Affairs',
  address: 'https://api.va.gov/services/va_facilities/v1/facilities?per_page=1000',
  license: 'US public domain',
  rhythm: 'weekly',
  format: numberedPages<Page>(
    ({ data }) => data,
    ({ meta }) => meta?.pagination?.totalPages,
  ),
  key: { header: 'apikey', variable: 'VA_FACILITIES_API_KEY' },
  columns: {
    id: 'id',
    title: 'attributes.name',
    street: 'attributes.address.physical.address1',
    city: 'attributes.address.physical.city',
    state: 'attributes.address.physical.state',
    zip: 'attributes.address.physical.zip',
    phoneNumber: 'attributes.phone.main',
    url: 'attributes.website',
    latitude: 'attributes.lat',
    longitude: 'attributes.long',
  },
  read: (cell) => ({ tags: kinds[cell('attributes.facilityType')] ?? '' }),
  category: 'womens-health',
  description: 'Care or advice for veterans from the Department of Veterans Affairs.',
  tags: ['veterans'],
  seeded: {
    listedBy: ['the Department of Veterans Affairs'],
    tags: ['va-health', 'vet-center', 'va-benefits'],
  },
  fewest: 1500,
  leaveOut(cell) {
    if (!Object.hasOwn(kinds, cell('attributes.facilityType'))) return 'It is a cemetery, or an office of another kind.'
    return cell('attributes.operatingStatus.code').toUpperCase() === 'CLOSED' ? 'Its status is closed.' : null
  },
}
