import { readdirSync, readFileSync } from 'node:fs'
import { format, inspect } from 'node:util'
import { serialize } from 'node:v8'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import type { Viewer } from '@/lib/session/policy'
import { ConfidentialAddress } from './confidential'
import type { ResourceDto } from './schema'
import type { StaffResourceDto } from './staff/staff-schema'

const WORDS = '17 Hidden Lane, Nowhere, VT 05401'
const address = new ConfidentialAddress(WORDS)
const staff: Viewer = { userId: '1', email: null, role: 'editor', permissions: [] }

describe('a confidential address', () => {
  test('is not a string, and public types accept only strings', () => {
    expectTypeOf<ConfidentialAddress>().not.toExtend<string>()
    expectTypeOf<ConfidentialAddress>().not.toExtend<ResourceDto['address']>()
    expectTypeOf<ConfidentialAddress>().not.toExtend<StaffResourceDto['address']>()
  })

  test.each<[string, () => unknown]>([
    ['as JSON', () => JSON.stringify({ address })],
    ['in a template string', () => `${address}`],
    ['joined to a string', () => ['at ', address].join('')],
    ['by its own method', () => address.toString()],
    ['as a number', () => Number(address)],
    ['as a copy for another thread', () => structuredClone(address)],
    ['as bytes', () => serialize({ address })],
    ['in a URL', () => new URLSearchParams({ address: address as unknown as string }).toString()],
  ])('can’t be serialized %s', (_, write) => {
    expect(write).toThrow(/confidential|could not be cloned/)
    try {
      write()
    } catch (error) {
      expect(inspect(error)).not.toContain('Hidden')
    }
  })

  test('reveals nothing when inspected', () => {
    for (const seen of [
      inspect(address, { showHidden: true, depth: 9 }),
      format('%s %o %O %j', 'a', address, address, 'b'),
      Object.keys(address).join(),
      JSON.stringify(Object.entries({ ...address })),
      Object.getOwnPropertyNames(address).join(),
    ]) {
      expect(seen).not.toContain('Hidden')
    }
  })

  test('does not prevent the log line, and adds nothing to it', () => {
    expect(() => logEvent('test', { address: address as unknown as string })).not.toThrow()
  })

  test('can’t be changed', () => {
    expect(() => Object.assign(address, { sealed: null })).toThrow()
  })

  test('is revealed only to staff who may see it', () => {
    expect(address.reveal(staff)).toBe(WORDS)
    expect(() => address.reveal({ ...staff, role: 'member' })).toThrow(AppError)
  })
})

/** The only files that read streets, each with the reason why no hidden street leaves by it. */
const readers = new Map([
  ['components/staff/import-form.tsx', 'names columns of a file'],
  ['db/schema/directory.ts', 'declares the column'],
  ['db/seed/facts.ts', 'reads published facts'],
  ['db/seed/records.ts', 'keeps no street of a refuge'],
  ['db/seed/seed.ts', 'names the streets that were decided to be public'],
  ['db/seed/state-help.ts', 'leaves it empty'],
  ['db/seed/write-records.ts', 'writes'],
  ['lib/directory-data/csv.ts', 'writes what public-entry holds'],
  ['lib/directory-data/fields.ts', 'names columns'],
  ['lib/directory-data/public-entry.ts', 'describes what read-entries selects'],
  ['lib/directory-data/read-entries.ts', 'selects it where it is public'],
  ['lib/directory-data/to-hsds.ts', 'writes what public-entry holds'],
  ['lib/directory-data/read-places.ts', 'reads what staff bring in'],
  ['lib/directory-data/imports/cell-reader.ts', 'reads what staff bring in, and takes no private one'],
  ['lib/directory-data/imports/column-names.ts', 'names columns of a file'],
  ['lib/directory-data/imports/guess-columns.ts', 'names columns of a file'],
  ['lib/directory-data/imports/mappings.ts', 'names columns of a file'],
  ['lib/directory-data/imports/private-columns.ts', 'names columns of a file'],
  ['lib/directory-data/imports/read-csv.ts', 'names columns of a file'],
  ['lib/directory-data/imports/sql-apply.ts', 'writes what staff brought in'],
  ['lib/directory-data/imports/template.ts', 'shows an example'],
  ['lib/search/nearby/sql-nearby.ts', 'selects by a point, which only a public address has'],
  ['components/checks/address-decision.tsx', 'holds the word, not a street'],
  ['components/checks/held-addresses.tsx', 'holds the word, not a street'],
  ['lib/resources/checks/address-schema.ts', 'holds the word, not a street'],
  ['lib/resources/checks/addresses.ts', 'for staff, sealed until it is revealed to them'],
  ['lib/resources/details-fields.ts', 'names fields of a form for staff'],
  ['lib/resources/details-schema.ts', 'reads what staff typed'],
  ['lib/resources/details.ts', 'shows staff what they typed, and writes it'],
  ['lib/resources/import/import-input.ts', 'reads what staff brought in'],
  ['lib/resources/import/import-places.ts', 'reads and compares what staff brought in'],
  ['lib/resources/import/import-state.ts', 'compares it; what staff are shown of it and the audit log keep it private'],
  ['lib/resources/read-address.ts', 'reads what staff typed'],
  ['lib/resources/import/sql-import.ts', 'reads what there is, to compare what staff bring in to it'],
  ['lib/resources/reads/sql-rows.ts', 'selects it where it is public'],
  ['lib/resources/staff/alike.ts', 'compares what staff typed, and tells staff the name of an entry only'],
  ['lib/resources/staff/sql-staff.ts', 'for staff-queries, which seal what is not public'],
  ['lib/resources/staff/staff-parts.ts', 'writes what staff typed'],
  ['lib/resources/staff/staff-schema.ts', 'reads what staff typed'],
  ['components/twins/twin-list.tsx', 'shows staff what the public sees'],
  ['lib/resources/twins/list-twins.ts', 'selects it where it is public; of others, says only that they are alike'],
  ['lib/resources/twins/twin-schema.ts', 'describes what list-twins selects'],
  ['lib/search/read-place.ts', 'holds the word, not a street'],
  ['lib/site/language/es/descriptions.ts', 'holds the word, not a street'],
  ['lib/directory-data/imports/cell-words.ts', 'names columns of a file'],
  ['lib/directory-data/imports/detect-format.ts', 'names columns of a file'],
  ['lib/directory-data/imports/plan.ts', 'hides what staff brought in'],
  ['lib/directory-data/sources/convert.ts', 'reads what an agency publishes'],
  ['lib/directory-data/sources/normalize-name.ts', 'holds the word, not a street'],
  ['lib/directory-data/sources/listed-records.ts', 'compares what an agency publishes'],
  ['lib/directory-data/sources/peers.ts', 'compares what another directory publishes, and hides what it holds back'],
  ['lib/directory-data/sources/sources.ts', 'reads what an agency publishes'],
  ['lib/directory-data/sources/rules.ts', 'compares it, and hides what belongs to a refuge'],
  ['lib/directory-data/sources/allowed-changes.ts', 'compares it where it is public'],
  ...['head-start', 'hrsa-sites', 'hud-counselors', 'hud-housing-authorities', 'ihs-facilities']
    .concat(['samhsa-treatment', 'va-facilities', 'wic-clinics'])
    .map((list) => [`lib/directory-data/sources/${list}.ts`, 'names columns of a file'] as const),
])

test('no other file reads streets', () => {
  const files = ['app', 'components', 'db', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      // In content and search phrases it is just the word, not a street.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(?:content|phrases)\//.test(file)),
  )
  const mentioning = files.filter((file) => /\bstreet\b(?! and)/.test(stripComments(readFileSync(file, 'utf8'))))
  expect(mentioning.filter((file) => !readers.has(file))).toEqual([])
})

function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
