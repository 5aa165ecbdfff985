/** A source's file as one of our template, row by row; a file that is not whole or not itself is refused by name. */
import { createHash } from 'node:crypto'
import { cleanName } from '@/db/vocabulary/names'
import { isForMenOnly, isOfficeOnly } from '@/db/vocabulary/people'
import { dataFields } from '@/lib/directory-data/fields'
import { type ColumnKey, columnKeys } from '@/lib/directory-data/imports/column-names'
import { FileProblem } from '@/lib/directory-data/imports/file-problem'
import { stateCodes } from '@/lib/geography/states'
import { readPhone } from '@/lib/resources/read-phone'
import { writeTableLine } from '@/lib/text/csv'
import { listNames, type Naming, readDigits } from './listed-records'
import { normalizeName } from './normalize-name'
import { type OpenPage, readRecords } from './read-records'
import { type Cell, type Source, tidyName } from './source'

export interface Converted {
  rows: number
  leftOut: number
  /** Rows that say the same as one before them. */
  repeated: number
  ids: Set<string>
  /** By which its rows may be found in the directory. */
  names: Set<string>
}

const columns = dataFields.map(({ column }) => column)
const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Values = Partial<Record<ColumnKey, string>>

const isState = (word: string) => (stateCodes as readonly string[]).includes(word)

/** No area code or exchange begins with 0 or 1, no exchange ends in 11, and 999-9999 is a clerk's. */
const isGivenOut = (number: string) =>
  /^(1-)?[2-9]\d\d-(?!\d11-)[2-9]\d\d-\d{4}$/.test(number) && !/^(1-)?(\d)\2\2-\2\2\2-/.test(number)

/** The first number that can be dialed; lists write two into a cell, and words beside them. */
function readNumber(text: string): string {
  const found = readPhone(text) ?? readPhone(/\(?\d{3}\)?[-. ]*\d{3}[-. ]*\d{4}/.exec(text)?.[0] ?? '')
  return found && isGivenOut(found.number) ? `${found.number}${found.extension ? ` ext. ${found.extension}` : ''}` : ''
}

/** Lists write 'N/A', 'none' and bare names of hosts. */
function readUrl(text: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(text.trim()) ?? []
  return host === '' || /^(n|na|none|site\.notavailable)\b/i.test(host)
    ? ''
    : `${/^http:/i.test(text.trim()) ? 'http' : 'https'}://${host}`
}

function readPoint(latitude = '', longitude = ''): { latitude: string; longitude: string } {
  const [north, east] = [Number(latitude), Number(longitude)]
  const isPoint = latitude !== '' && longitude !== '' && Math.abs(north) <= 90 && Math.abs(east) <= 180 && north !== 0
  return isPoint ? { latitude: north.toFixed(5), longitude: east.toFixed(5) } : { latitude: '', longitude: '' }
}

/** The same name in the same place is the same id in each file. */
function makeId({ title = '', street = '', city = '', state = '' }: Values): string {
  const words = [title, street, city, state].map(normalizeName).join('|')
  return `by-name-${createHash('sha256').update(words).digest('hex').slice(0, 24)}`
}

/** By our names and clean, as far as the list allows; null for a row without a name or outside of the country's states. */
function readValues(source: Source, cell: Cell): Values | null {
  const given = Object.entries(source.columns).map(([key, column]) => [key, cell(column)])
  const raw: Values = { ...Object.fromEntries(given), ...source.read?.(cell) }
  const title = cleanName(tidyName(raw.title ?? ''), source.tags)
  const state = (raw.state ?? '').toUpperCase()
  if (title === '' || !isState(state)) return null
  const [zip = ''] = /^\d{5}(-\d{4})?/.exec((raw.zip ?? '').replace(/\.0$/, '')) ?? []
  const street = tidyName(raw.street ?? '')
  const values: Values = {
    ...raw,
    title: [...title].slice(0, 200).join(''),
    street: /^(n\/?a|none|null|[^a-z0-9]*)$/i.test(street) ? '' : [...street].slice(0, 200).join(''),
    city: [...tidyName(raw.city ?? '')].slice(0, 100).join(''),
    state,
    zip,
    phoneNumber: readNumber(raw.phoneNumber ?? ''),
    url: readUrl(raw.url ?? ''),
    ...readPoint(raw.latitude, raw.longitude),
  }
  values.id ||= makeId(values)
  return values
}

function toNaming({ title = '', city = '', state = '', street = '', phoneNumber = '' }: Values): Naming {
  return { title, city, state, street, digits: readDigits(readPhone(phoneNumber)?.number) }
}

/** Where it may be that of a refuge, the database holds it back. */
function withAddress(values: Values): Values {
  if (values.street) return { ...values, addressVisibility: 'full' }
  return { ...values, street: '', zip: '', latitude: '', longitude: '', addressVisibility: '' }
}

/** For men only, or an office where nobody is seen. */
function isForNobodyHere({ title = '', tags }: Values, source: Source): boolean {
  const named = { title, category: source.category, tags: tags?.split('; ') ?? source.tags }
  return isForMenOnly(named) || isOfficeOnly(named)
}

/** Hands over our lines as they are made. `before`: how many rows the last pull had. */
export async function convertSource(
  source: Source,
  open: OpenPage,
  write: (line: string) => void | Promise<void>,
  before = 0,
): Promise<Converted> {
  const done: Converted = { rows: 0, leftOut: 0, repeated: 0, ids: new Set(), names: new Set() }
  await write(writeTableLine([...columns]))
  for await (const { cell } of readRecords(source, open)) {
    const values = source.leaveOut(cell) ? null : readValues(source, cell)
    if (!values?.id || isForNobodyHere(values, source)) {
      done.leftOut += 1
      continue
    }
    if (done.ids.has(values.id)) {
      done.repeated += 1
      continue
    }
    done.ids.add(values.id)
    done.rows += 1
    for (const name of listNames(toNaming(values))) if (name !== null) done.names.add(name)
    const { category, description } = source
    const tags = values.tags || source.tags.join('; ')
    const row: Values = { ...withAddress(values), category, description, tags, scope: 'local' }
    const line = new Map(columnKeys.map((key) => [toColumn(key), row[key] ?? '']))
    await write(writeTableLine(columns.map((column) => line.get(column) ?? '')))
  }
  const fewest = Math.max(source.fewest, Math.ceil(before * 0.75))
  if (done.rows < fewest) {
    throw new FileProblem(
      `${source.title}: the file has ${done.rows} rows, and at least ${fewest} were expected. Part of it may be missing. Nothing was changed.`,
    )
  }
  return done
}
