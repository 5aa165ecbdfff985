import { StateLawBrief } from '@/components/legal/state-law-brief'
import { Call211 } from '@/components/resources/call-211'
import { CountyRides, HealthRides } from '@/components/resources/rides'
import type { County } from '@/lib/geography/counties'
import { COUNTY_MAP, drawCounty } from '@/lib/geography/county-map'
import { stateSlug } from '@/lib/geography/states'
import type { StateFacts } from '@/lib/legal/states/cells'
import { helpGroups } from '@/lib/resources/counties/county-groups'
import { type CountyHelp, NEAR_MILES, splitCalls } from '@/lib/resources/counties/county-help'
import { describeDistance } from '@/lib/resources/counties/county-wording'
import { resourcePath } from '@/lib/resources/place'
import { isStateLine } from '@/lib/resources/states/state-line'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { HelpItem, HelpList } from './help-item'
import { NoStateLine } from './national-line'

/** The page's places with a public address within the county's outline, and the same as a table; nothing without any. */
function CountyMap({ county, groups }: { county: County } & Pick<CountyHelp, 'groups'>) {
  const placed = groups.flatMap(({ entries }) => entries.flatMap(({ entry, at }) => (at ? [{ place: entry, at }] : [])))
  const drawn = placed.length > 0 ? drawCounty(county.fips, placed) : null
  if (!drawn || drawn.places.length === 0) return null
  const { help, records } = words()
  const w = help.county.map
  const name = records.county(county.fullName)
  return (
    <section className="help-part" aria-labelledby="map">
      <h2 id="map">{w.title({ name })}</h2>
      <figure className="county-map">
        <svg
          viewBox={`0 0 ${COUNTY_MAP.width} ${COUNTY_MAP.height}`}
          role="img"
          aria-label={w.label({ name, count: drawn.places.length })}
        >
          <path d={drawn.outline} />
          {drawn.places.map(({ place, x, y }) => (
            <circle key={place.id} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <figcaption className="soft">{w.note}</figcaption>
      </figure>
      <details>
        <summary className="tap quiet-act">{w.list}</summary>
        <table className="ruled">
          <caption className="sr-only">{w.list}</caption>
          <thead>
            <tr>
              <th scope="col">{w.place}</th>
              <th scope="col">{w.address}</th>
            </tr>
          </thead>
          <tbody>
            {drawn.places.map(({ place }) => (
              <tr key={place.id}>
                <th scope="row">
                  <a className="tap" href={to(resourcePath(place))}>
                    {records.name(place)}
                  </a>
                </th>
                <td>{place.address ?? place.city}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Whom to call, then each kind of help, nearest first. */
export function CountyGroups({ county, help, law }: { county: County; help: CountyHelp; law: StateFacts }) {
  const { records } = words()
  const w = words().help.county
  const name = records.county(county.fullName)
  const { sure, others } = splitCalls(help)
  const local = others.filter((entry) => help.local.includes(entry))
  const stateLines = others.filter((entry) => !local.includes(entry))
  const isStateLineKnown = help.stateLines.some(isStateLine)
  return (
    <div className="help-main">
      {sure.length > 0 ? (
        <section className="help-part" aria-labelledby="sure">
          <h2 id="sure">{w.sure}</h2>
          <HelpList entries={sure} variant="default" />
        </section>
      ) : null}
      {local.length > 0 ? (
        <section className="help-part" aria-labelledby="local">
          <h2 id="local">{w.local({ name })}</h2>
          <p>{w.mayBeClosed}</p>
          <HelpList entries={local} />
        </section>
      ) : null}
      {help.neighbors.length > 0 ? (
        <section className="help-part" aria-labelledby="neighbors">
          <h2 id="neighbors">{w.neighbors({ code: county.state })}</h2>
          <p>{w.neighborsNote({ name })}</p>
          <HelpList entries={help.neighbors} />
        </section>
      ) : null}
      {help.unplaced.length > 0 ? (
        <section className="help-part" aria-labelledby="unplaced">
          <h2 id="unplaced">{w.unplaced({ code: county.state })}</h2>
          <p>{w.unplacedNote({ code: county.state })}</p>
          <HelpList entries={help.unplaced} />
        </section>
      ) : null}
      {stateLines.length > 0 || !isStateLineKnown ? (
        <section className="help-part" aria-labelledby="state">
          <h2 id="state">{w.forAll({ code: county.state })}</h2>
          {isStateLineKnown ? null : <NoStateLine state={county.state} />}
          {stateLines.length > 0 ? (
            <>
              <p>{w.mayBeClosed}</p>
              <HelpList entries={stateLines} />
            </>
          ) : null}
        </section>
      ) : null}
      <CountyMap county={county} groups={help.groups} />
      {helpGroups.map(({ id, category }) => {
        const entries = help.groups.find((group) => group.id === id)?.entries ?? []
        return (
          <section key={id} className="help-part" aria-labelledby={id}>
            <h2 id={id}>{w.groups[id]}</h2>
            {entries.length > 0 ? (
              <ul className="entry-rows">
                {entries.map((placed) => (
                  <HelpItem
                    key={placed.entry.id}
                    entry={placed.entry}
                    way={describeDistance(placed, county, records) ?? undefined}
                  />
                ))}
              </ul>
            ) : (
              <Call211 copy={{ before: w.noneNear.before({ name }), after: w.noneNear.after }} />
            )}
            {id === 'legal' ? (
              <>
                <StateLawBrief
                  state={county.state}
                  facts={law}
                  cells={['order_names', 'order_forms', 'emergency_order', 'order_fee']}
                  part="#orders"
                  level="h3"
                />
                <p>
                  <a className="tap" href={to(`/legal-education/states/${stateSlug(county.state)}`)}>
                    {words().help.state.rights({ code: county.state })}
                  </a>
                </p>
              </>
            ) : null}
            <p>
              <a className="tap" href={to(`/resources/${category}/in/${stateSlug(county.state)}`)}>
                {w.moreIn({ code: county.state })}
              </a>
            </p>
          </section>
        )
      })}
      {help.farther.length > 0 ? (
        <section className="help-part" aria-labelledby="farther">
          <h2 id="farther">{w.farther}</h2>
          <p>{w.fartherNote({ name, miles: NEAR_MILES })}</p>
          <ul className="entry-rows">
            {help.farther.map((placed) => (
              <HelpItem
                key={placed.entry.id}
                entry={placed.entry}
                way={describeDistance(placed, county, records) ?? undefined}
                isToCall
              />
            ))}
          </ul>
        </section>
      ) : null}
      <section id="rides" className="help-part" aria-labelledby="rides-title">
        <h2 id="rides-title">{words().ride.title}</h2>
        <CountyRides county={county} />
        <h3>{words().ride.health}</h3>
        <HealthRides county={county} />
      </section>
    </div>
  )
}
