import { ResourceEntry } from '@/components/resources/resource-entry'
import { Accordion } from '@/components/ui/fold'
import { type StateCode, sortStates, stateSlug } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeCount } from '@/lib/site/language/format'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export type StateOffices = Map<StateCode, ResourceDto[]>

/** Every state's legal aid offices from the directory, one state open at a time. */
export function LegalAidByState({ offices }: { offices: StateOffices }) {
  const { legal: w, records } = words()
  return (
    <Accordion
      name="legal-aid"
      entries={sortStates(records.state).map((state) => {
        const entries = offices.get(state) ?? []
        const name = records.state(state)
        return {
          id: `aid-${stateSlug(state)}`,
          title: (
            <>
              {name} <span className="soft num font-[400]">{localizeCount(entries.length, w.counts.offices)}</span>
            </>
          ),
          content: (
            <>
              {entries.length === 0 ? (
                <p>{w.help.noOffice({ state: name })}</p>
              ) : (
                <ul className="entries">
                  {entries.map((entry) => (
                    <ResourceEntry key={entry.id} entry={entry} isShort />
                  ))}
                </ul>
              )}
              <p>
                <a className="tap" href={to(`/resources/rights-advocacy/in/${stateSlug(state)}`)}>
                  {w.help.allIn({ state: name })}
                </a>
              </p>
            </>
          ),
        }
      })}
    />
  )
}
