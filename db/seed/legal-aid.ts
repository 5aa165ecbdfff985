/**
 * Legal aid: one entry for each program. The list of the Legal Services Corporation gives all offices of a program the
 * number of its head office, so a row for each would send people to a number that is not its own.
 */
import { type Fact, type ReadSource, readLegalAidIntake, readLegalAidOffices } from './facts'

const isProgram = (fact: Fact) => fact.kind !== 'facility' && fact.tags.split(';').includes('lsc-grantee')
const isOffice = (fact: Fact) => fact.kind === 'facility' && fact.tags.split(';').includes('lsc-grantee')

/** The counties of each program's offices, by its number. */
function listCounties(offices: readonly Fact[]): Map<string, Set<string>> {
  const counties = new Map<string, Set<string>>()
  for (const { phone, county_fips, counties_served } of offices) {
    const known = counties.get(phone) ?? new Set()
    for (const fips of [county_fips, ...counties_served.split(';')]) if (/^\d{5}$/.test(fips)) known.add(fips)
    counties.set(phone, known)
  }
  return counties
}

export interface LegalAid {
  /** Whether an office's row only repeats its program's number. */
  isFolded: (fact: Fact) => boolean
  /** A program with the counties where it has offices, and the hours of its intake. */
  complete: (fact: Fact) => Fact
  /** Where the number to ask for help was read, by the id of the program. */
  read: ReadonlyMap<string, ReadSource>
}

/** `facts` are the original records. */
export function readLegalAid(facts: readonly Fact[]): LegalAid {
  const programs = facts.filter(isProgram)
  const numbers = new Set(programs.map(({ phone }) => phone))
  const counties = listCounties(readLegalAidOffices().filter(isOffice))
  const intakes = new Map(readLegalAidIntake().map((row) => [row.replaces, row]))
  const read = programs.flatMap(({ id, phone }) => {
    const row = intakes.get(phone)
    if (!row) return []
    const { intake, source, source_url, dated, read_on } = row
    return [[id, { id, phone: intake, listed_by: source, listed_on: dated, source_url, read_on }] as const]
  })
  return {
    isFolded: (fact) => isOffice(fact) && numbers.has(fact.phone),
    complete: (fact) => {
      if (!isProgram(fact)) return fact
      const served = [...(counties.get(fact.phone) ?? []), fact.county_fips].filter((fips) => fips !== '')
      const hours = intakes.get(fact.phone)?.hours || fact.hours
      return { ...fact, hours, counties_served: [...new Set(served)].sort().join(';') }
    },
    read: new Map(read),
  }
}
