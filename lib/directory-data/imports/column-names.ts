/** What a column of a table may mean, and what people read of it. */
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

/** What only a table says: a record has several phones, and words of other lists for kinds of help. */
const tableKeys = [
  ...([
    'streetNumber',
    'street2',
    'hoursOfDay',
    'opensOfDay',
    'closesOfDay',
    'phoneText',
    'phoneTty',
    'phoneVideo',
    'phoneFax',
    'phoneWords',
    'phoneExtension',
    'phoneType',
  ] as const),
  ...(['helpTerms', 'flag', 'rowRule', 'isPrivate'] as const),
]
export const meaningKeys = [...columnKeys, ...tableKeys]
export type MeaningKey = (typeof meaningKeys)[number]

export const meaningLabels: Record<MeaningKey, string> = {
  ...columnLabels,
  streetNumber: 'Number of the house, before its street',
  street2: 'Street, second line',
  hoursOfDay: 'Hours of one day, which its name says',
  opensOfDay: 'When it opens on one day, which its name says',
  closesOfDay: 'When it closes on one day, which its name says',
  phoneText: 'Text line',
  phoneTty: 'TTY',
  phoneVideo: 'Videophone',
  phoneFax: 'Fax',
  phoneWords: 'Words about the phone',
  phoneExtension: 'Extension of the phone',
  phoneType: 'Kind of the phone',
  helpTerms: 'Kinds of help, in the list’s own words or codes',
  flag: 'Yes or no: the kind of help, or the language, of its name',
  rowRule: 'Leaves rows out, by its values',
  isPrivate: 'Says that a phone, an address or the row is private',
}

const phoneKeys = ['phoneNumber', 'phoneText', 'phoneTty', 'phoneVideo', 'phoneFax'] as const
export type PhoneKey = (typeof phoneKeys)[number]
export const isPhoneKey = (key: MeaningKey | null): key is PhoneKey =>
  (phoneKeys as readonly (MeaningKey | null)[]).includes(key)

/** What several columns say together: 'Ages' and 'Population served' are both who can get help. */
export const joinedKeys: ReadonlySet<MeaningKey> = new Set<MeaningKey>([
  ...(['hours', 'languages', 'eligibility', 'applicationProcess'] as const),
  ...(['requiredDocuments', 'fees', 'accessibility', 'areaServed'] as const),
])

/** Of these a table may have several columns. */
export const manyKeys: ReadonlySet<MeaningKey> = new Set<MeaningKey>([
  ...phoneKeys,
  ...joinedKeys,
  ...(['hoursOfDay', 'opensOfDay', 'closesOfDay', 'phoneWords', 'phoneExtension', 'phoneType'] as const),
  ...(['helpTerms', 'flag', 'rowRule', 'isPrivate'] as const),
])
