import type { County } from '@/lib/geography/counties'
import type { CountyHelp } from '@/lib/resources/county-help'
import { hotline } from '@/lib/site'
import { NationalLine } from './national-line'

/** The first screen: a number that someone answers, whoever else there is. */
export function CountyCallNow({ county, help }: { county: County; help: CountyHelp }) {
  const hasLocal = help.local.some(({ phoneNumber }) => phoneNumber)
  return (
    <>
      {help.isFromCopy ? (
        <p className="callout">
          <b>This list is from our last copy.</b> Our records are away for a moment. The numbers below still stand; more
          may be listed soon.
        </p>
      ) : null}
      <NationalLine />
      <p>
        {hasLocal
          ? `This national line answers day and night. Programs that serve ${county.fullName} are next.`
          : `We know of no program in this county. Call ${hotline('domestic-violence').phone}: they find the nearest bed, day and night.`}
      </p>
    </>
  )
}
