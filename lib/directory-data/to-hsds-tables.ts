/** A service of HSDS laid out in the tables of a data package. */
import type { HsdsService } from './hsds-record'
import type { HsdsTableName } from './hsds-standard'

export type HsdsCell = string | number
export type HsdsRow = Record<string, HsdsCell>
export type HsdsRows = Partial<Record<HsdsTableName, HsdsRow[]>>

/** The plain fields of an object. */
function pickPlain(object: object): HsdsRow {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, HsdsCell] => /^(string|number)$/.test(typeof entry[1])),
  )
}

function listRows(items: readonly object[] | undefined, link: HsdsRow = {}): HsdsRow[] {
  return (items ?? []).map((item) => ({ ...pickPlain(item), ...link }))
}

/** All rows but those of taxonomies and terms, which services share; of the organization only where it is asked for. */
export function toHsdsTables(service: HsdsService, hasOrganization: boolean): HsdsRows {
  const { organization, phones = [], contacts = [], service_at_locations: places = [] } = service
  const link = { service_id: service.id }
  return {
    organization: hasOrganization ? [pickPlain(organization)] : [],
    service: [{ ...pickPlain(service), organization_id: organization.id }],
    attribute: [
      ...listRows(service.attributes),
      ...[...phones, ...places.map(({ location }) => location)].flatMap(({ attributes }) => listRows(attributes)),
    ],
    service_at_location: places.map(({ id, location }) => ({ id, ...link, location_id: location.id })),
    location: listRows(places.map(({ location }) => location)),
    phone: [...listRows(phones, link), ...contacts.flatMap(({ id, phones: own }) => listRows(own, { contact_id: id }))],
    address: places.flatMap(({ location }) => listRows(location.addresses, { location_id: location.id })),
    schedule: listRows(service.schedules, link),
    required_document: listRows(service.required_documents),
    contact: listRows(contacts),
    accessibility: places.flatMap(({ location }) => listRows(location.accessibility)),
    service_area: listRows(service.service_areas, link),
    language: [
      ...listRows(service.languages, link),
      ...phones.flatMap(({ id, languages }) => listRows(languages, { phone_id: id })),
    ],
  }
}
