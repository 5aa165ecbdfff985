import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { County } from '@/lib/geography/counties'
import { type StateCode, stateName } from '@/lib/geography/states'
import { countyPdfPath, NEUTRAL_NAME, statePdfPath } from '@/lib/resources/states/state-pdf-files'

/** The state's lines and places on paper; the second link leaves nothing in a list of files that tells of it. */
export function StatePdfLinks({ state }: { state: StateCode }) {
  return (
    <div className="grid gap-2">
      <LinkButton look="line" className="w-fit" href={statePdfPath(state)} target="_blank" rel="noopener">
        <Icon name="download" /> {stateName(state)} as a PDF to print
        <span className="sr-only">, opens a new tab</span>
      </LinkButton>
      <p className="soft">
        Phone lines, places to stay and free legal help. Does someone check your files?{' '}
        <a href={statePdfPath(state, true)} download={NEUTRAL_NAME}>
          Save it as {NEUTRAL_NAME}
        </a>
        : neither its name nor its title says what it is about.
      </p>
    </div>
  )
}

/** A county's lines and the nearest places on paper. */
export function CountyPdfLinks({ county }: { county: County }) {
  return (
    <div className="grid gap-2">
      <LinkButton look="line" className="w-fit" href={countyPdfPath(county)} target="_blank" rel="noopener">
        <Icon name="download" /> {county.fullName} as a PDF to print
        <span className="sr-only">, opens a new tab</span>
      </LinkButton>
      <p className="soft">
        What this page lists. Does someone check your files?{' '}
        <a href={countyPdfPath(county, true)} download={NEUTRAL_NAME}>
          Save it as {NEUTRAL_NAME}
        </a>
        : neither its name nor its title says what it is about.
      </p>
    </div>
  )
}
