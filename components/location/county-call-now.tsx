import type { County } from '@/lib/geography/counties'
import type { CountyHelp } from '@/lib/resources/counties/county-help'
import { describeMissing } from '@/lib/resources/counties/county-wording'
import { hotline } from '@/lib/site/site'
import { NationalLine } from './national-line'

/** The first screen: a number that someone answers, whoever else there is. */
export function CountyCallNow({ county, help }: { county: County; help: CountyHelp }) {
  const missing = describeMissing(county, help)
  return (
    <>
      <NationalLine />
      <p>
        {missing
          ? `${missing} Call ${hotline('domestic-violence').phone}: they find the nearest bed, day and night.`
          : `This national line answers day and night. Programs that serve ${county.fullName} are next.`}
      </p>
    </>
  )
}
