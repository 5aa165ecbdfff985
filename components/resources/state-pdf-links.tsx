import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { County } from '@/lib/geography/counties'
import type { StateCode } from '@/lib/geography/states'
import { countyPdfPath, NEUTRAL_NAME, statePdfPath } from '@/lib/resources/states/state-pdf-files'
import { words } from '@/lib/site/language/words'

/** The state's lines and places on paper; the second link leaves nothing in a list of files that tells of it. */
export function StatePdfLinks({ state }: { state: StateCode }) {
  const w = words()
  return (
    <div className="grid gap-2">
      <LinkButton look="line" className="w-fit" href={statePdfPath(state)} target="_blank" rel="noopener">
        <Icon name="download" /> {w.help.pdf.print(w.records.state(state))}
        <span className="sr-only">{w.help.pdf.newTab}</span>
      </LinkButton>
      <p className="soft">
        {w.help.pdf.ofState}{' '}
        <a href={statePdfPath(state, true)} download={NEUTRAL_NAME}>
          {w.help.pdf.saveAs(NEUTRAL_NAME)}
        </a>
        {w.help.pdf.neutral}
      </p>
    </div>
  )
}

/** A county's lines and the nearest places on paper. */
export function CountyPdfLinks({ county }: { county: County }) {
  const w = words()
  return (
    <div className="grid gap-2">
      <LinkButton look="line" className="w-fit" href={countyPdfPath(county)} target="_blank" rel="noopener">
        <Icon name="download" /> {w.help.pdf.print(w.records.county(county.fullName))}
        <span className="sr-only">{w.help.pdf.newTab}</span>
      </LinkButton>
      <p className="soft">
        {w.help.pdf.ofCounty}{' '}
        <a href={countyPdfPath(county, true)} download={NEUTRAL_NAME}>
          {w.help.pdf.saveAs(NEUTRAL_NAME)}
        </a>
        {w.help.pdf.neutral}
      </p>
    </div>
  )
}
