import type { County } from '@/lib/geography/counties'
import { stateName, stateSlug } from '@/lib/geography/states'
import { helpGroups } from '@/lib/resources/counties/county-groups'
import type { CountyHelp } from '@/lib/resources/counties/county-help'
import { describeWay } from '@/lib/resources/counties/county-way'
import { nameInSentence } from '@/lib/resources/state-wording'
import { isStateLine } from '@/lib/resources/states/state-line'
import { HelpItem } from './help-item'
import { NoStateLine } from './no-state-line'

/** Whom to call, then each kind of help, the nearest first. */
export function CountyGroups({ county, help }: { county: County; help: CountyHelp }) {
  const state = nameInSentence(county.state)
  return (
    <div className="help-main">
      {help.local.length > 0 ? (
        <section className="help-part" aria-labelledby="local">
          <h2 id="local">Programs that serve {county.fullName}</h2>
          <ul className="help-list">
            {help.local.map((entry) => (
              <HelpItem key={entry.id} entry={entry} look="primary" />
            ))}
          </ul>
        </section>
      ) : null}
      {help.neighbors.length > 0 ? (
        <section className="help-part" aria-labelledby="neighbors">
          <h2 id="neighbors">Programs in counties nearby</h2>
          <p>None of these lists {county.fullName}. Call and ask: they may help you, or know who does.</p>
          <ul className="help-list">
            {help.neighbors.map((entry) => (
              <HelpItem key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
      <section className="help-part" aria-labelledby="state">
        <h2 id="state">For all of {state}</h2>
        {help.stateLines.some(isStateLine) ? null : <NoStateLine name={state} />}
        {help.stateLines.length > 0 ? (
          <ul className="help-list">
            {help.stateLines.map((entry) => (
              <HelpItem key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : null}
      </section>
      {helpGroups.map(({ id, title, category }) => {
        const entries = help.groups.find((group) => group.id === id)?.entries ?? []
        return (
          <section key={id} className="help-part" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {entries.length > 0 ? (
              <ul className="help-list">
                {entries.map((placed) => (
                  <HelpItem key={placed.entry.id} entry={placed.entry} way={describeWay(placed, county) ?? undefined} />
                ))}
              </ul>
            ) : (
              <p>
                We know of none near {county.fullName}. Call <a href="tel:211">211</a>: in most places someone looks for
                help near you.
              </p>
            )}
            {id === 'legal' ? (
              <p>
                <a className="tap" href={`/legal-education/states/${stateSlug(county.state)}`}>
                  Your rights in {state}: protection orders, leases, leave
                </a>
              </p>
            ) : null}
            <p>
              <a className="tap" href={`/resources/${category}/in/${stateSlug(county.state)}`}>
                More in {stateName(county.state)}
              </a>
            </p>
          </section>
        )
      })}
    </div>
  )
}
