import type { County } from '@/lib/geography/counties'
import { en, type Words } from '@/lib/site/language/words'
import type { CountyHelp } from './county-help'

type Listed = Pick<CountyHelp, 'local' | 'groups'>

/** A sentence about the first help that a county lacks; null if a program against violence answers its phone. */
export function describeMissing(
  { fips, fullName, state }: Pick<County, 'fips' | 'fullName' | 'state'>,
  { local, groups }: Listed,
  said: Words['help']['county'] = en.help.county,
): string | null {
  if (local.some(({ phoneNumber }) => phoneNumber)) return null
  if (local.length > 0) return said.noPhone({ name: fullName })
  const isHere = groups.some(({ entries }) =>
    entries.some(({ entry }) => entry.countyFips === fips || entry.countiesServed.includes(fips)),
  )
  return (isHere ? said.noLocal : said.none)({ code: state })
}
