import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { County } from '@/lib/geography/counties'
import type { StateCode } from '@/lib/geography/states'
import { countyPdfPath, NEUTRAL_NAME, statePdfPath } from '@/lib/resources/states/state-pdf-files'
import { words } from '@/lib/site/language/words'
import { beginUpper } from '@/lib/text/format'

/** The second link has a neutral file name, for anyone whose downloads may be seen. */
function PdfLinks({ place, what, path, neutralPath }: Record<'place' | 'what' | 'path' | 'neutralPath', string>) {
  const w = words().help.pdf
  return (
    <div className="grid gap-2">
      <LinkButton variant="outline" className="w-fit" href={path} target="_blank" rel="noopener">
        <Icon name="download" /> {w.print({ name: place })}
        <span className="sr-only">{w.newTab}</span>
      </LinkButton>
      <p className="soft">
        {what}{' '}
        <a href={neutralPath} download={NEUTRAL_NAME}>
          {w.saveAs({ file: NEUTRAL_NAME })}
        </a>
        {w.neutral}
      </p>
    </div>
  )
}

/** The state's hotlines and places to print. */
export function StatePdfLinks({ state }: { state: StateCode }) {
  const { help, records } = words()
  return (
    <PdfLinks
      place={records.state(state)}
      what={help.pdf.ofState}
      path={statePdfPath(state)}
      neutralPath={statePdfPath(state, true)}
    />
  )
}

/** A county's hotlines and the nearest places to print. */
export function CountyPdfLinks({ county }: { county: County }) {
  const { help, records } = words()
  return (
    <PdfLinks
      place={beginUpper(records.county(county.fullName))}
      what={help.pdf.ofCounty}
      path={countyPdfPath(county)}
      neutralPath={countyPdfPath(county, true)}
    />
  )
}
