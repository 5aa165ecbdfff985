import { isObject, type Json, listObjects, readFilled } from '@/lib/directory-data/json-value'
import { isService, readHsdsService } from '@/lib/directory-data/read-hsds'
import { readPhone } from '@/lib/resources/read-phone'
import { readCategory } from '@/lib/resources/vocabulary'
import { Discretion } from './discretion'
import { FileProblem, type RawRow } from './file-problem'

/** A service from an HSDS file as a generic row, whose columns are paths in the service. */
export function toRow(service: Record<string, unknown>, place: string, category: string | null): RawRow {
  const { today, isPublic, withheld, skip: isKept } = new Discretion().clean(service)
  const { values, paths, missing, skip, notes, isOurs } = readHsdsService(isPublic, {
    category,
    isCategory: (word) => readCategory(word) !== null,
    readNumber: readPhone,
    today,
  })
  const problems = missing.map(({ path, message }) => ({ column: path, message }))
  const nameColumn = (key: string) => paths[key] ?? key
  const row = { place, values, nameColumn, problems, skip: isKept ?? skip, notes, withheld, given: service }
  return { ...row, isLoose: true, addsTags: !isOurs }
}

const notServices =
  'This is not a list of services: its records have neither a status nor an organization. Lists of organizations or taxonomies are not taken by themselves. Please send the list of services. Nothing was changed.'

/** The services in a JSON record: itself, that of a service at a location, or those nested in an organization. */
export function* toRows(record: Json, place: string, category: string | null): Generator<RawRow> {
  const { services, service, ...rest } = record
  if (Array.isArray(services) && !readFilled(record.organization_id)) {
    for (const [index, one] of listObjects(services).entries()) {
      yield toRow({ ...one, organization: one.organization ?? rest }, `${place}, service ${index + 1}`, category)
    }
  } else if (isObject(service)) {
    const { id, ...joint } = rest
    yield toRow({ ...service, id: id ?? service.id, service_at_locations: [joint] }, place, category)
  } else if (isService(record)) yield toRow(record, place, category)
  else throw new FileProblem(notServices)
}
