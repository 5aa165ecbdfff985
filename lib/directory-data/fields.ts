/**
 * Maps our CSV columns to HSDS 3.x fields.
 * Export and import share this table, so that each can read what the other writes.
 */
import { textFieldKeys, textFields } from '@/db/vocabulary/text-fields'
import { categories, categoryAliases } from '@/lib/resources/vocabulary'

/** Our facts without a field in HSDS: attributes whose taxonomy term is in one of these taxonomies. */
export const taxonomies = {
  /** On a service; the term's code is one of our categories. */
  category: 'marigold-category',
  /** On a service; one attribute for each tag. */
  tag: 'marigold-tag',
  /** On a service; code 'emergency' where people in danger are answered now, and 'local', 'state' or 'national'. */
  emergency: 'marigold-emergency',
  scope: 'marigold-scope',
  /** On a location; code 'full', 'area' or 'hidden'. Without one, the address stays hidden. */
  visibility: 'marigold-address-visibility',
  /** On a service; one attribute for each kind of help, its code one of `db/vocabulary/help-kinds.ts`. */
  help: 'marigold-help-kind',
  /** On a service; facts with a value. */
  fact: 'marigold-fact',
} as const

export interface DataField {
  /** The column's name in our CSV. */
  column: string
  /** Path in an HSDS service; `[]` is an element of a list, the first if only one is allowed. */
  hsds: string
  isRequired?: true
  /** A description of the cell for staff. */
  note: string
}

const listPaths = {
  required_documents: 'required_documents[].document',
  accessibility: 'service_at_locations[].location.accessibility[].description',
} as const

const textColumns = textFieldKeys.map((key) => {
  const { column, note, hsds } = textFields[key]
  const path =
    'field' in hsds
      ? hsds.field
      : 'list' in hsds
        ? listPaths[hsds.list]
        : `attributes[${taxonomies.fact}: ${hsds.fact}]`
  return { column, note, hsds: path }
})

export const dataFields = [
  {
    column: 'id',
    hsds: 'id',
    isRequired: true,
    note: 'The source’s own name for the record, up to 200 characters. It must never change: by it the record is known again.',
  },
  { column: 'title', hsds: 'name', isRequired: true, note: 'Up to 200 characters.' },
  { column: 'description', hsds: 'description', isRequired: true, note: 'What it does, up to 5,000 characters.' },
  {
    column: 'category',
    hsds: `attributes[${taxonomies.category}]`,
    isRequired: true,
    note: `One of ${categories.join(', ')}; understood too: ${categoryAliases.map(({ word }) => word).join(', ')}.`,
  },
  { column: 'tags', hsds: `attributes[${taxonomies.tag}]`, note: 'Words such as legal-aid, with semicolons between.' },
  {
    column: 'phone_number',
    hsds: 'phones[]',
    note: 'Such as 512-555-0100, 1-800-799-SAFE or 988. A CSV has the first number that is spoken on.',
  },
  {
    column: 'street',
    hsds: 'service_at_locations[].location.addresses[].address_1, address_2',
    note: 'Up to 200 characters. An export leaves it empty where it is not public.',
  },
  { column: 'city', hsds: 'service_at_locations[].location.addresses[].city', note: 'Up to 100 characters.' },
  {
    column: 'state',
    hsds: 'service_at_locations[].location.addresses[].state_province',
    note: 'TX, or Texas.',
  },
  { column: 'zip', hsds: 'service_at_locations[].location.addresses[].postal_code', note: '78701, or 78701-1234.' },
  {
    column: 'address_visibility',
    hsds: `service_at_locations[].location.attributes[${taxonomies.visibility}]`,
    note: 'full, area or hidden: what the public sees of the address. Without it, a new address is hidden.',
  },
  { column: 'latitude', hsds: 'service_at_locations[].location.latitude', note: 'Degrees, such as 30.2672.' },
  { column: 'longitude', hsds: 'service_at_locations[].location.longitude', note: 'Degrees, such as -97.7431.' },
  { column: 'url', hsds: 'url', note: 'The web page, with https:// or http://.' },
  {
    column: 'hours',
    hsds: 'schedules[].description',
    note: 'In words, up to 500 characters. Other words take away the weekly hours that stood for the old ones.',
  },
  { column: 'scope', hsds: `attributes[${taxonomies.scope}]`, note: 'local, state or national.' },
  { column: 'is_emergency', hsds: `attributes[${taxonomies.emergency}]`, note: 'true or false.' },
  { column: 'languages', hsds: 'languages[].code', note: 'Codes such as en and es, with semicolons between.' },
  ...textColumns,
  {
    column: 'county',
    hsds: `attributes[${taxonomies.fact}: county]`,
    note: 'Where it stands: Cuyahoga County, in the state of the row. An export gives the name beside the number.',
  },
  {
    column: 'county_fips',
    hsds: `attributes[${taxonomies.fact}: county-fips]`,
    note: 'The same in the five digits of the Census, such as 39035; they count where both are given.',
  },
  {
    column: 'counties_served',
    hsds: 'service_areas[].extent',
    note: 'Numbers such as 39035, or names such as Cuyahoga or Erie PA, with semicolons between.',
  },
  {
    column: 'help_kinds',
    hsds: `attributes[${taxonomies.help}]`,
    note: 'Kinds of help in our words, such as legal-aid; food-pantry. Without it, a new record has those that its tags and name say.',
  },
  {
    column: 'listed_by',
    hsds: `attributes[${taxonomies.fact}: listed-by]`,
    note: 'The list that it was taken from, as readers see it: HRSA. Up to 200 characters.',
  },
  {
    column: 'listed_on',
    hsds: `attributes[${taxonomies.fact}: listed-on]`,
    note: 'The date of that list, such as 2026-07-19.',
  },
  {
    column: 'source_url',
    hsds: `attributes[${taxonomies.fact}: source-url]`,
    note: 'The web address of that list or page.',
  },
] as const satisfies readonly DataField[]

export type DataColumn = (typeof dataFields)[number]['column']
