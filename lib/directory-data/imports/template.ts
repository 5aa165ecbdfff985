import { forTextColumns } from '@/db/vocabulary/text-fields'
import { type DataColumn, dataFields } from '@/lib/directory-data/fields'

const example: Record<DataColumn, string> = {
  id: 'example-1',
  title: 'Example House',
  description: 'Beds for women and children. Replace this line with yours.',
  category: 'housing-shelter',
  tags: 'crisis; family',
  phone_number: '512-555-0100',
  street: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  address_visibility: 'hidden',
  latitude: '',
  longitude: '',
  url: 'https://example.org/',
  hours: 'Mon-Fri 9am-5pm',
  scope: 'local',
  is_emergency: 'false',
  languages: 'en; es',
  ...forTextColumns((_, { example }) => example),
  county: 'Travis County',
  county_fips: '',
  counties_served: 'Travis; Hays',
  help_kinds: 'emergency-shelter',
  listed_by: '',
  listed_on: '',
  source_url: '',
}

/** Spreadsheets read UTF-8 only after this mark. */
const MARK = '\uFEFF'

const quote = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function writeTemplate(): string {
  const lines = [dataFields.map(({ column }) => column), dataFields.map(({ column }) => quote(example[column]))]
  return `${MARK}${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}
