/**
 * SAMHSA: FindTreatment.gov, as pages of JSON around the middle of the country. Address and columns were read from
 * programs that load it by these names. An id of its own was not seen, so name and place are one.
 */
import { type Cell, numberedPages, type Source } from './source'

interface Page {
  rows: Record<string, unknown>[]
  totalPages: unknown
}

/** 'Sex Accepted' of the services, which come as a list of groups: f1 is the group, f3 what is in it. */
function readGroup(cell: Cell, group: string): string {
  try {
    const services: unknown = JSON.parse(cell('services') || '[]')
    if (!Array.isArray(services)) return ''
    const found = services.find((one: { f1?: unknown }) => String(one?.f1 ?? '').trim() === group)
    return String(found?.f3 ?? '').trim()
  } catch {
    return ''
  }
}

const kinds: Record<string, string[]> = {
  SA: ['substance-use'],
  MH: ['mental-health'],
  BOTH: ['substance-use', 'mental-health'],
}

export const samhsaTreatment: Source = {
  name: 'samhsa-treatment',
  title: 'FindTreatment.gov treatment facilities',
  listedBy: 'SAMHSA',
  address:
    'https://findtreatment.gov/locator/exportsAsJson/v2?sType=both&sAddr=%2239.8,-98.6%22&limitType=2&limitValue=6000000&pageSize=2000',
  license: 'US public domain',
  rhythm: 'weekly',
  format: numberedPages<Page>(
    ({ rows }) => rows,
    ({ totalPages }) => totalPages,
  ),
  columns: {
    title: 'name1',
    street: 'street1',
    city: 'city',
    state: 'state',
    zip: 'zip',
    phoneNumber: 'phone',
    url: 'website',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  read(cell) {
    const name = [cell('name1'), cell('name2')].filter(Boolean).join(' ')
    const kind = kinds[cell('type_facility').toUpperCase()] ?? ['substance-use', 'mental-health']
    return { title: name, tags: ['treatment', ...kind].join('; ') }
  },
  category: 'womens-health',
  description: 'Treatment center for drug, alcohol or mental-health care.',
  tags: ['treatment'],
  seeded: { listedBy: ['SAMHSA'], tags: ['treatment'] },
  fewest: 15_000,
  leaveOut: (cell) => (readGroup(cell, 'Sex Accepted') === 'Male' ? 'It is for men.' : null),
}
