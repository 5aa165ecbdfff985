import type { County } from '@/lib/geography/counties'
import { help } from '@/lib/site/language/en/help'
import type { CountyHelp } from './county-help'

type Listed = Pick<CountyHelp, 'local' | 'groups'>

/** A sentence about the first help that a county lacks; null if a program against violence answers its phone. */
export function describeMissing(
  { fips, fullName, state }: Pick<County, 'fips' | 'fullName' | 'state'>,
  { local, groups }: Listed,
  said: typeof help.county = help.county,
): string | null {
  if (local.some(({ phoneNumber }) => phoneNumber)) return null
  if (local.length > 0) return said.noPhone(fullName)
  const isHere = groups.some(({ entries }) =>
    entries.some(({ entry }) => entry.countyFips === fips || entry.countiesServed.includes(fips)),
  )
  return (isHere ? said.noLocal : said.none)(state)
}
