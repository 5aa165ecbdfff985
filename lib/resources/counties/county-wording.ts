import type { County } from '@/lib/geography/counties'
import type { CountyHelp } from './county-help'

type Listed = Pick<CountyHelp, 'local' | 'groups'>

/** What of the first help a county lacks, in a sentence; null where a program against violence answers its phone. */
export function describeMissing(
  { fips, fullName }: Pick<County, 'fips' | 'fullName'>,
  { local, groups }: Listed,
): string | null {
  if (local.some(({ phoneNumber }) => phoneNumber)) return null
  if (local.length > 0) return `We know of no phone number of the programs that serve ${fullName}.`
  const isHere = groups.some(({ entries }) =>
    entries.some(({ entry }) => entry.countyFips === fips || entry.countiesServed.includes(fips)),
  )
  return isHere
    ? 'We know of no local program against violence in this county.'
    : 'We know of no program in this county.'
}
