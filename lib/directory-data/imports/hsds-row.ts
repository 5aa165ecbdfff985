import { type Json, listObjects } from '@/lib/directory-data/json-value'
import { isService, readHsdsService } from '@/lib/directory-data/read-hsds'
import { readPhone } from '@/lib/resources/read-phone'
import { readCategory } from '@/lib/resources/vocabulary'
import { easternDate } from '@/lib/time/eastern-time'
import { FileProblem, type RawRow } from './file-problem'

/** A service from an HSDS file as a generic row, whose columns are paths in the service. */
export function toRow(service: Record<string, unknown>, place: string, category: string | null): RawRow {
  const { values, paths, missing, skip, notes } = readHsdsService(service, {
    category,
    isCategory: (word) => readCategory(word) !== null,
    readNumber: readPhone,
    today: easternDate(new Date()),
  })
  const problems = missing.map(({ path, message }) => ({ column: path, message }))
  return { place, values, nameColumn: (key) => paths[key] ?? key, problems, skip, notes, given: service }
}

const notServices =
  'This is not a list of services: its records have neither a status nor an organization. Lists of organizations or taxonomies are not taken by themselves. Please send the list of services. Nothing was changed.'

/** The services in a JSON record: itself, or those nested in an organization. */
export function* toRows(record: Json, place: string, category: string | null): Generator<RawRow> {
  const { services, ...organization } = record
  if (isService(record)) yield toRow(record, place, category)
  else if (Array.isArray(services)) {
    for (const [index, service] of listObjects(services).entries()) {
      yield toRow(
        { ...service, organization: service.organization ?? organization },
        `${place}, service ${index + 1}`,
        category,
      )
    }
  } else throw new FileProblem(notServices)
}
