import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers'
import type { County } from '@/lib/geography/counties'
import type { CountyHelp } from '@/lib/resources/counties/county-help'
import { describeMissing } from '@/lib/resources/counties/county-wording'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/site'
import { NationalLine } from './national-line'

/** The first screen: a number that is always answered, whatever else the county has. */
export function CountyCallNow({ county, help }: { county: County; help: CountyHelp }) {
  const w = words()
  const name = w.records.county(county.fullName)
  const missing = describeMissing({ ...county, fullName: name }, help, w.help.county)
  return (
    <>
      <NationalLine />
      <p>
        {missing ? (
          <NoWrapNumbers
            text={w.help.county.callNational({ missing, number: hotline('domestic-violence').phone ?? '' })}
          />
        ) : (
          w.help.county.nationalAnswers({ name })
        )}
      </p>
    </>
  )
}
