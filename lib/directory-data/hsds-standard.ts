/**
 * The HSDS tables that this directory fills: field names, types, and which are required.
 * Restates the published schemas (openreferral/specification, branch 3.2, CC BY-SA 4.0) in our own words, limited
 * to the fields we have. Used for the package's description and in tests.
 */

export const HSDS_VERSION = '3.2'
export const HSDS_DOCS = 'https://docs.openreferral.org/en/latest/hsds/'

export interface HsdsField {
  name: string
  type: 'string' | 'number'
  format?: 'uuid' | 'uri' | 'email'
  /** The type in a table, if it is more specific than in JSON. */
  tableType?: 'date' | 'datetime' | 'time'
  enum?: readonly string[]
  /** In JSON and in a table. */
  isRequired?: true
  /** Only in a table, where a row has no surrounding object. */
  isTableRequired?: true
  /** The table whose `id` it references. */
  refersTo?: HsdsTableName
}

export interface HsdsTable {
  path: string
  fields: readonly HsdsField[]
}

const id = { name: 'id', type: 'string', format: 'uuid', isRequired: true } as const
const text = (name: string) => ({ name, type: 'string' }) as const
const number = (name: string) => ({ name, type: 'number' }) as const
const needed = (name: string) => ({ name, type: 'string', isRequired: true }) as const
const link = (name: string) => ({ name, type: 'string', format: 'uri' }) as const
const mail = (name: string) => ({ name, type: 'string', format: 'email' }) as const
const time = (name: string) => ({ name, type: 'string', tableType: 'time' }) as const
const reference = (name: string, refersTo: HsdsTableName, isTableRequired?: true): HsdsField => ({
  name,
  type: 'string',
  format: 'uuid',
  refersTo,
  ...(isTableRequired ? { isTableRequired } : {}),
})

const places = ['physical', 'postal', 'virtual'] as const

export const hsdsTableNames = [
  'organization',
  'service',
  'attribute',
  'service_at_location',
  'location',
  'phone',
  'address',
  'schedule',
  'required_document',
  'contact',
  'accessibility',
  'service_area',
  'language',
  'taxonomy_term',
  'taxonomy',
] as const
export type HsdsTableName = (typeof hsdsTableNames)[number]

export const hsdsTables: Record<HsdsTableName, HsdsTable> = {
  organization: {
    path: 'organizations.csv',
    fields: [id, needed('name'), needed('description'), mail('email'), link('website')],
  },
  service: {
    path: 'services.csv',
    fields: [
      id,
      reference('organization_id', 'organization', true),
      needed('name'),
      text('description'),
      link('url'),
      { ...needed('status'), enum: ['active', 'inactive', 'defunct', 'temporarily closed'] },
      text('application_process'),
      text('fees_description'),
      text('eligibility_description'),
      { name: 'assured_date', type: 'string', tableType: 'date' },
      text('alert'),
      { name: 'last_modified', type: 'string', tableType: 'datetime' },
    ],
  },
  attribute: {
    path: 'attributes.csv',
    fields: [
      id,
      { name: 'link_id', type: 'string', format: 'uuid', isTableRequired: true },
      reference('taxonomy_term_id', 'taxonomy_term', true),
      text('link_type'),
      { name: 'link_entity', type: 'string', isTableRequired: true },
      text('value'),
    ],
  },
  service_at_location: {
    path: 'service_at_location.csv',
    fields: [id, reference('service_id', 'service', true), reference('location_id', 'location', true)],
  },
  location: {
    path: 'locations.csv',
    fields: [
      id,
      { ...needed('location_type'), enum: places },
      reference('organization_id', 'organization'),
      text('name'),
      text('description'),
      number('latitude'),
      number('longitude'),
    ],
  },
  phone: {
    path: 'phones.csv',
    fields: [
      id,
      reference('service_id', 'service'),
      reference('contact_id', 'contact'),
      needed('number'),
      number('extension'),
      text('type'),
      text('description'),
    ],
  },
  address: {
    path: 'addresses.csv',
    fields: [
      id,
      reference('location_id', 'location'),
      needed('address_1'),
      needed('city'),
      needed('state_province'),
      needed('postal_code'),
      needed('country'),
      { ...needed('address_type'), enum: places },
    ],
  },
  schedule: {
    path: 'schedules.csv',
    fields: [
      id,
      reference('service_id', 'service'),
      number('timezone'),
      { ...text('freq'), enum: ['WEEKLY', 'MONTHLY'] },
      text('byday'),
      { name: 'valid_from', type: 'string', tableType: 'date' },
      { name: 'valid_to', type: 'string', tableType: 'date' },
      text('description'),
      time('opens_at'),
      time('closes_at'),
      text('notes'),
    ],
  },
  required_document: {
    path: 'required_documents.csv',
    fields: [id, reference('service_id', 'service'), text('document')],
  },
  contact: {
    path: 'contacts.csv',
    fields: [id, reference('service_id', 'service'), text('name'), text('title'), text('department'), mail('email')],
  },
  accessibility: {
    path: 'accessibility.csv',
    fields: [id, reference('location_id', 'location'), text('description')],
  },
  service_area: {
    path: 'service_areas.csv',
    fields: [id, reference('service_id', 'service'), text('name'), text('extent'), text('extent_type')],
  },
  language: {
    path: 'languages.csv',
    fields: [id, reference('service_id', 'service'), reference('phone_id', 'phone'), text('name'), text('code')],
  },
  taxonomy_term: {
    path: 'taxonomy_terms.csv',
    fields: [
      id,
      text('code'),
      needed('name'),
      needed('description'),
      text('taxonomy'),
      text('language'),
      reference('taxonomy_id', 'taxonomy'),
    ],
  },
  taxonomy: { path: 'taxonomies.csv', fields: [id, needed('name'), needed('description')] },
}
