/** Guesses the meaning of an external CSV's columns from their names, for staff to review. */
import { forTextFields, textFieldKeys } from '@/db/vocabulary/text-fields'
import type { ImportKey } from '@/lib/resources/import/import-input'

/** In form order. HSDS lists that don't fit in a cell are left out. */
export const columnKeys = [
  ...(['id', 'title', 'organization', 'description', 'category', 'tags', 'phoneNumber', 'url'] as const),
  ...(['street', 'city', 'state', 'zip', 'latitude', 'longitude', 'addressVisibility'] as const),
  ...(['hours', 'scope', 'isEmergency', 'languages', ...textFieldKeys, 'areaServed'] as const),
  ...(['county', 'countyFips', 'countiesServed', 'helpKinds', 'listedBy', 'listedOn', 'sourceUrl'] as const),
] satisfies ImportKey[]
export type ColumnKey = (typeof columnKeys)[number]

export const columnLabels: Record<ColumnKey, string> = {
  id: 'Its id at the source',
  title: 'Title',
  organization: 'Organization',
  description: 'What it does',
  category: 'Category',
  tags: 'Tags',
  phoneNumber: 'Phone number',
  url: 'Website',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  addressVisibility: 'Who may see the address',
  hours: 'Hours',
  scope: 'Reach',
  isEmergency: 'Emergency',
  languages: 'Languages',
  ...forTextFields((_, { label }) => label),
  areaServed: 'Area served, in words',
  county: 'County where it is',
  countyFips: 'County where it is, as five digits',
  countiesServed: 'Counties served, with semicolons',
  helpKinds: 'Kinds of help, in our words',
  listedBy: 'The list that it came from',
  listedOn: 'Date of that list',
  sourceUrl: 'Web address of that list',
}

/** Names without punctuation. Long names contain a keyword by chance more often, so only whole names match. */
const names: Record<ColumnKey, readonly string[]> = {
  id: ['id', 'uid', 'uuid', 'key', 'objectid', 'recordid', 'serviceid', 'siteid', 'externalid', 'resourceid'],
  title: [
    'title',
    'name',
    'programname',
    'servicename',
    'sitename',
    'resourcename',
    'facilityname',
    'program',
    'service',
  ],
  organization: [
    'organization',
    'organizationname',
    'agency',
    'agencyname',
    'provider',
    'orgname',
    'org',
    'parentagency',
  ],
  description: [
    'description',
    'servicedescription',
    'whatitdoes',
    'about',
    'details',
    'services',
    'summary',
    'programdescription',
  ],
  category: ['category', 'type', 'servicetype', 'resourcetype'],
  tags: ['tags', 'keywords'],
  phoneNumber: [
    'phonenumber',
    'phone',
    'telephone',
    'tel',
    'mainphone',
    'phone1',
    'hotline',
    'contactphone',
    'officephone',
  ],
  url: ['url', 'website', 'web', 'webaddress', 'link', 'site', 'homepage', 'websiteurl'],
  street: [
    'street',
    'address',
    'address1',
    'streetaddress',
    'addressline1',
    'physicaladdress',
    'siteaddress',
    'fulladdress',
    'location',
  ],
  city: ['city', 'town', 'municipality', 'sitecity'],
  state: ['state', 'stateprovince', 'st', 'statecode', 'stateabbreviation', 'province', 'region'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'zip5'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  addressVisibility: ['addressvisibility'],
  hours: ['hours', 'officehours', 'hoursofoperation', 'operatinghours', 'schedule'],
  scope: ['scope', 'reach'],
  isEmergency: ['isemergency', 'emergency'],
  languages: ['languages', 'language', 'languagesspoken'],
  ...forTextFields((_, { names }) => names),
  areaServed: ['areaserved', 'servicearea', 'countiesserved', 'county', 'counties', 'areasserved'],
  county: ['countyname'],
  countyFips: ['countyfips', 'fips', 'fipscode', 'countyfipscode'],
  countiesServed: [],
  helpKinds: ['helpkinds'],
  listedBy: ['listedby'],
  listedOn: ['listedon'],
  sourceUrl: ['sourceurl'],
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** One meaning per column, each used once; earlier choices come first. */
export function guessColumns(
  columns: readonly string[],
  before: Record<string, string | null> = {},
): (ColumnKey | null)[] {
  const taken = new Set<ColumnKey>()
  const take = (key: ColumnKey | undefined) => {
    if (!key || taken.has(key)) return null
    taken.add(key)
    return key
  }
  const known = columns.map((name) => {
    const chosen = before[name.trim().toLowerCase()]
    return take(columnKeys.find((key) => key === chosen))
  })
  return columns.map((name, index) => {
    if (known[index] || Object.hasOwn(before, name.trim().toLowerCase())) return known[index] ?? null
    return take(columnKeys.find((key) => !taken.has(key) && names[key].includes(plain(name))))
  })
}
