import { ResourceEntry } from '@/components/resources/resource-entry'
import { Accordion } from '@/components/ui/accordion'
import { type StateCode, stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'
import { formatCount } from '@/lib/text/format'

export type StateOffices = Map<StateCode, ResourceDto[]>

/** Every state's legal aid from the directory, one state open at a time. */
export function LegalAidByState({ offices }: { offices: StateOffices }) {
  return (
    <Accordion
      name="legal-aid"
      entries={stateCodes.map((state) => {
        const entries = offices.get(state) ?? []
        const name = stateName(state)
        return {
          id: `aid-${stateSlug(state)}`,
          title: (
            <>
              {name} <span className="soft num font-[400]">{formatCount(entries.length, 'office')}</span>
            </>
          ),
          content: (
            <>
              {entries.length === 0 ? (
                <p>
                  We know of no legal aid office in {name}. LawHelp and the other services above answer for every place.
                </p>
              ) : (
                <ul className="entries">
                  {entries.map((entry) => (
                    <ResourceEntry key={entry.id} entry={entry} isShort />
                  ))}
                </ul>
              )}
              <p>
                <a className="tap" href={`/resources/rights-advocacy/in/${stateSlug(state)}`}>
                  All rights and legal help in {name}
                </a>
              </p>
            </>
          ),
        }
      })}
    />
  )
}
