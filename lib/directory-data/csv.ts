/** The directory as one spreadsheet, with the columns of the import template, so that an export can be imported again. */
import { forTextColumns } from '@/db/vocabulary/text-fields'
import { writeCsvLine } from '@/lib/text/csv'
import { type DataColumn, dataFields } from './fields'
import type { PublicEntry } from './public-entry'

type Read = (entry: PublicEntry, place: PublicEntry['places'][number] | undefined) => string | number | null | undefined

/** Confidential values are as empty as unknown ones. */
const cells: Record<DataColumn, Read> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  category: ({ category }) => category,
  tags: ({ tags }) => tags.join('; '),
  phone_number: ({ phones }) => {
    const voice = phones.find(({ type }) => type === 'voice')
    return voice?.extension ? `${voice.number} ext. ${voice.extension}` : voice?.number
  },
  street: (_, place) => place?.street,
  city: ({ city }, place) => place?.city ?? city,
  state: ({ state }, place) => place?.state ?? state,
  zip: (_, place) => place?.zip,
  address_visibility: (_, place) => place?.visibility,
  latitude: (_, place) => place?.latitude,
  longitude: (_, place) => place?.longitude,
  url: ({ url }) => url,
  hours: ({ hours }) => hours,
  scope: ({ scope }) => scope,
  is_emergency: ({ isEmergency }) => String(isEmergency),
  languages: ({ languages }) => languages.join('; '),
  ...forTextColumns<Read>((key) => (entry) => entry[key]),
  county: ({ county }) => county,
  county_fips: ({ countyFips }) => countyFips,
  counties_served: ({ countiesServed }) => countiesServed.join('; '),
  help_kinds: ({ helpKinds }) => helpKinds.join('; '),
  listed_by: ({ listedBy }) => listedBy,
  listed_on: ({ listedOn }) => listedOn,
  source_url: ({ sourceUrl }) => sourceUrl,
}

/** Spreadsheets recognize UTF-8 only with a byte order mark. */
const MARK = '\ufeff'

export function writeSheetHead(): string {
  return MARK + writeCsvLine(dataFields.map(({ column }) => column))
}

export function writeSheetLine(entry: PublicEntry): string {
  return writeCsvLine(dataFields.map(({ column }) => cells[column](entry, entry.places[0])))
}
