/** What the columns of a CSV mean: our own template, or another file's, by name. */
import { dataFields } from '@/lib/directory-data/fields'
import type { ImportKey } from '@/lib/resources/import/import-input'
import type { MeaningKey } from './column-names'

export interface Mapping {
  label: string
  /** Name in the file's first line -> our field; null for a column that is known and not taken. */
  columns: Record<string, MeaningKey | null>
  required: string[]
  /** What all rows have that say nothing else. */
  fixed?: { category: string | null; description: string | null }
  /** What values mean, by column: 'take' or 'out' of a rule, a kind of help, or 'out' of a term. */
  values?: Record<string, Record<string, string>>
  /** The id is that of an organization with several places: the place belongs to it. */
  isSharedId?: boolean
}

/** The column that a file of left-out rows has beside its own. */
export const REASON = 'left_out_because'

const toKey = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as ImportKey

export const mappings: { template: Mapping; facts: Mapping } = {
  template: {
    label: 'Our template',
    columns: { ...Object.fromEntries(dataFields.map(({ column }) => [column, toKey(column)])), [REASON]: null },
    required: dataFields.filter((field) => 'isRequired' in field).map(({ column }) => column),
  },
  /** The form of db/seed/directory.csv, and of the lists of clinics and housing agencies made with it. */
  facts: {
    label: 'Facts file (id, kind, category, name, phone, ...)',
    columns: {
      id: 'id',
      kind: null,
      category: 'category',
      name: 'title',
      phone: 'phoneNumber',
      text_line: null,
      website: 'url',
      email: null,
      street: 'street',
      city: 'city',
      state: 'state',
      zip: 'zip',
      latitude: 'latitude',
      longitude: 'longitude',
      hours: 'hours',
      is_emergency: 'isEmergency',
      scope: 'scope',
      tags: 'tags',
      what_it_does: 'description',
      source: null,
      confidence: null,
      source_date: null,
      county: 'county',
      county_fips: 'countyFips',
      counties_served: null,
      address_visibility: 'addressVisibility',
      [REASON]: null,
    },
    required: ['id', 'category', 'name', 'what_it_does'],
  },
}
export type MappingName = keyof typeof mappings
export const mappingNames = Object.keys(mappings) as [MappingName, ...MappingName[]]
