import { Icon } from '@/components/ui/icon'
import { getCounty } from '@/lib/geography/counties'
import { mapDevices, readMapLinks, readTransitText } from '@/lib/resources/map-links'
import type { ResourceDto } from '@/lib/resources/schema'
import { words } from '@/lib/site/language/words'
import { FirstRides, HealthRides } from './rides'

/** Behind what a map keeps: nothing is asked of a map service before she presses. */
function MapLinks({ entry }: { entry: ResourceDto }) {
  const w = words().ride.map
  const links = readMapLinks(entry)
  if (!links) return null
  return (
    <details>
      <summary className="tap">
        {w.open}
        <Icon name="chevron-down" size={16} className="chevron" />
      </summary>
      <div className="callout">
        <p>{w.warning}</p>
        <ul>
          {mapDevices.map((device) => (
            <li key={device}>
              <a className="tap" href={links[device]} rel="noopener noreferrer">
                {w[device]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** How to get to a place: a map, the bus its own record names, rides of its county. Nothing for what answers from anywhere. */
export function GettingThere({ entry }: { entry: ResourceDto }) {
  const { ride: w, records } = words()
  const county = entry.countyFips ? getCounty(entry.countyFips) : null
  const transit = readTransitText(entry)
  if (entry.scope !== 'local' || !county) return <MapLinks entry={entry} />
  return (
    <section className="grid gap-3" aria-labelledby="getting-there">
      <h2 id="getting-there">{w.title}</h2>
      {entry.address ? <MapLinks entry={entry} /> : <p>{w.hidden}</p>}
      {transit ? (
        <p>
          {w.transit}: <span lang={records.english}>{transit}</span>
        </p>
      ) : null}
      {entry.category === 'womens-health' ? <HealthRides county={county} /> : null}
      <FirstRides county={county} />
    </section>
  )
}
