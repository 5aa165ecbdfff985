/** Writes the whole directory into one file, a batch of records at a time. */
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { query } from '@/db'
import { site } from '@/lib/site/site'
import { writeTableLine } from '@/lib/text/csv'
import { writeSheetHead, writeSheetLine } from './csv'
import { type FileWriter, openFile } from './file-writer'
import type { ExportFile } from './hsds-page'
import type { HsdsService, HsdsTaxonomyTerm } from './hsds-record'
import {
  HSDS_DOCS,
  HSDS_VERSION,
  type HsdsField,
  type HsdsTableName,
  hsdsTableNames,
  hsdsTables,
} from './hsds-standard'
import { getTaxonomy, listFixedTerms, taxonomyKeys } from './hsds-terms'
import type { PublicEntry } from './public-entry'
import { type EntryPosition, readBatch } from './read-entries'
import { toHsdsService } from './to-hsds'
import { writeZip } from './write-zip'

/** The description of a tabular data package (Frictionless, profile `tabular-data-package`) of HSDS. */
function describeField(field: HsdsField): object {
  const { name, type, format, tableType } = field
  const constraints = {
    ...(field.isRequired || field.isTableRequired ? { required: true } : {}),
    ...(name === 'id' ? { unique: true } : {}),
    ...(field.enum ? { enum: field.enum } : {}),
  }
  return {
    name,
    type: tableType ?? type,
    ...(format ? { format } : {}),
    ...(Object.keys(constraints).length > 0 ? { constraints } : {}),
  }
}

interface PackageFacts {
  title: string
  homepage: string
  /** The directory version that it contains. */
  version: string
}

function describeDataPackage({ title, homepage, version }: PackageFacts): object {
  return {
    name: 'human_services_data',
    title,
    description: `Human Services Data Specification ${HSDS_VERSION}: ${HSDS_DOCS}`,
    profile: 'tabular-data-package',
    version,
    homepage,
    resources: hsdsTableNames.map((name) => {
      const { path, fields } = hsdsTables[name]
      const foreignKeys = fields.flatMap(({ name: field, refersTo }) =>
        refersTo ? [{ fields: field, reference: { resource: refersTo, fields: 'id' } }] : [],
      )
      return {
        name,
        path,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        profile: 'tabular-data-resource',
        schema: {
          fields: fields.map(describeField),
          primaryKey: 'id',
          ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
        },
      }
    }),
  }
}

/** A service of HSDS laid out in the tables of a data package. */
type HsdsCell = string | number
type HsdsRow = Record<string, HsdsCell>
type HsdsRows = Partial<Record<HsdsTableName, HsdsRow[]>>

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

/** What is alive while the next batch is awaited grows old before it is taken away: few records, little memory. */
const BATCH = 40
const DEADLINE_MS = 10_000

/** Every published record, the services of one organization one after the other. */
async function* readEntries(): AsyncGenerator<PublicEntry> {
  for (let after: EntryPosition | null = null; ; ) {
    const position: EntryPosition | null = after
    const batch: PublicEntry[] = await query((db) => readBatch(db, position, BATCH), DEADLINE_MS)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = { organizationId: last.organization.id, id: last.id }
  }
}

async function writeCsv(target: FileWriter): Promise<void> {
  await target.write(writeSheetHead())
  for await (const entry of readEntries()) await target.write(writeSheetLine(entry))
}

async function writeNdjson(target: FileWriter): Promise<void> {
  for await (const entry of readEntries()) await target.write(`${JSON.stringify(toHsdsService(entry))}\n`)
}

/** One list of services, each with all that hangs on it. */
async function writeJson(target: FileWriter): Promise<void> {
  let mark = '[\n'
  for await (const entry of readEntries()) {
    await target.write(mark + JSON.stringify(toHsdsService(entry)))
    mark = ',\n'
  }
  await target.write(mark === '[\n' ? '[]\n' : '\n]\n')
}

function writeRows(table: HsdsTableName, rows: readonly HsdsRow[]): string {
  const names = hsdsTables[table].fields.map(({ name }) => name)
  return rows.map((row) => writeTableLine(names.map((name) => row[name]))).join('')
}

/** The longest table: it goes into the archive as it is made, so that a download begins at once and never pauses. */
const LIVE = 'service'
const storedNames = hsdsTableNames.filter((name) => name !== LIVE)

type Tables = Record<HsdsTableName, FileWriter>

/** Gives the lines of the services; the other tables grow beside it, so that none tells of what another does not know. */
async function* fillTables(tables: Tables): AsyncGenerator<string> {
  const terms = new Map<string, HsdsTaxonomyTerm>(listFixedTerms().map((term) => [term.id, term]))
  let organization = ''
  const head = (name: HsdsTableName) => writeTableLine(hsdsTables[name].fields.map((field) => field.name))
  for (const name of storedNames) await tables[name].write(head(name))
  yield head(LIVE)
  for await (const entry of readEntries()) {
    const service = toHsdsService(entry)
    const rows = toHsdsTables(service, entry.organization.id !== organization)
    organization = entry.organization.id
    for (const { taxonomy_term: term } of service.attributes ?? []) terms.set(term.id, term)
    for (const name of storedNames) {
      const own = rows[name]
      if (own && own.length > 0) await tables[name].write(writeRows(name, own))
    }
    yield writeRows(LIVE, rows[LIVE] ?? [])
  }
  const sorted = [...terms.values()].sort((a, b) => (`${a.taxonomy} ${a.code}` < `${b.taxonomy} ${b.code}` ? -1 : 1))
  await tables.taxonomy_term.write(writeRows('taxonomy_term', sorted))
  await tables.taxonomy.write(writeRows('taxonomy', taxonomyKeys.map(getTaxonomy)))
  for (const name of storedNames) await tables[name].close()
}

async function writePackage(target: FileWriter, path: string, version: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), 'tables-'))
  const at = (name: HsdsTableName) => join(folder, hsdsTables[name].path)
  const tables = Object.fromEntries(storedNames.map((name) => [name, openFile(at(name))])) as Tables
  try {
    const facts = { title: `${site.name}: directory`, homepage: `${site.url}/about/open-data`, version }
    const description = `${JSON.stringify(describeDataPackage(facts), null, 2)}\n`
    await writeZip(target, [
      { name: 'datapackage.json', from: { text: description } },
      { name: hsdsTables[LIVE].path, from: { made: fillTables(tables) } },
      ...storedNames.map((name) => ({ name: hsdsTables[name].path, from: { path: at(name) } })),
    ])
  } finally {
    for (const name of storedNames) tables[name].abort()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `version` is that of the directory's state. */
export async function writeExport(file: ExportFile, path: string, version: string): Promise<void> {
  const target = openFile(path)
  try {
    if (file === 'directory.csv') await writeCsv(target)
    else if (file === 'directory.json') await writeJson(target)
    else if (file === 'directory.ndjson') await writeNdjson(target)
    else await writePackage(target, path, version)
    await target.close()
  } catch (error) {
    target.abort()
    await rm(path, { force: true })
    throw error
  }
}
